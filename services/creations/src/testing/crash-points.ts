export const CRASH_POINTS = [
  'while painting',
  'after storing',
  'after capture',
  'before hold',
  'after hold',
  'after painting',
  'before capture',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Crash points of a video. The last three concern a provider's task, which must be begun only once. */
export const VIDEO_CRASH_POINTS = [
  'while drawing',
  'after storing',
  'after capture',
  'before hold',
  'after hold',
  'after drawing',
  'before capture',
  'before the task',
  'after the task',
  'while waiting',
] as const;
export type VideoCrashPoint = (typeof VIDEO_CRASH_POINTS)[number];

export interface CrashTestArguments {
  databaseUrl: string;
  dataDir: string;
  point: CrashPoint | VideoCrashPoint;
}

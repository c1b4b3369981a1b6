export const DEATHS = [
  'while painting',
  'after storing',
  'after capture',
  'before hold',
  'after hold',
  'after painting',
  'before capture',
] as const;
export type Death = (typeof DEATHS)[number];

/** Crash points of a video. The last three concern a provider's task, which must be begun only once. */
export const VIDEO_DEATHS = [
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
export type VideoDeath = (typeof VIDEO_DEATHS)[number];

export interface Will {
  databaseUrl: string;
  dataDir: string;
  death: Death | VideoDeath;
}

export const CRASH_POINTS = [
  'while dressing',
  'after storing',
  'after capture',
  'before hold',
  'after hold',
  'after dressing',
  'before capture',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

export interface CrashTestArguments {
  databaseUrl: string;
  dataDir: string;
  point: CrashPoint;
}

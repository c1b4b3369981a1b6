/** Where a painting may be when its process dies. */
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

/** Where a video may be. The last three are of a model, which is asked for one video alone. */
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

/** What a mortal process is told. */
export interface Will {
  databaseUrl: string;
  dataDir: string;
  death: Death | VideoDeath;
}

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

/** What a mortal process is told. */
export interface Will {
  databaseUrl: string;
  dataDir: string;
  death: Death;
}

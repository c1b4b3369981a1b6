export const DEATHS = [
  'while dressing',
  'after storing',
  'after capture',
  'before hold',
  'after hold',
  'after dressing',
  'before capture',
] as const;
export type Death = (typeof DEATHS)[number];

export interface Will {
  databaseUrl: string;
  dataDir: string;
  death: Death;
}

import type * as CoatedPaper from './coated-paper.ts';

export type CoatedPaperModule = typeof CoatedPaper;

/** Loads the tables of coated paper, which only exports and imports for print need. */
export const loadCoatedPaper = (): Promise<CoatedPaperModule> => import('./coated-paper.ts');

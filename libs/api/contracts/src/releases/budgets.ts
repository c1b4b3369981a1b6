import { z } from 'zod';

/** Compressed bytes as they are transferred, and the number of requests. */
const budgetSchema = z.object({
  bytes: z.number().int().positive().optional(),
  requests: z.number().int().positive().optional(),
});

/** Limits of an area. A budget above the ceiling of the site has no effect. */
export const areaBudgetsSchema = z.object({
  /** Files of the release that every first page of the area loads: scripts, styles and one language. */
  area: budgetSchema.optional(),
  /** All that a page of the area loads until it is still, with the shell, data and images. */
  page: budgetSchema.optional(),
});
export type AreaBudgets = z.infer<typeof areaBudgetsSchema>;

export interface Weight {
  bytes: number;
  requests: number;
}

export interface BudgetCeilings {
  area: Weight;
  page: Weight;
}

/** Areas of this repository have 22 to 51 kB in 4 files, the shell 139 kB, and pages up to 700 kB. */
export const DEFAULT_BUDGET_CEILINGS: BudgetCeilings = {
  area: { bytes: 200_000, requests: 24 },
  page: { bytes: 2_000_000, requests: 120 },
};

import { DEFAULT_BUDGET_CEILINGS, type BudgetCeilings } from '@danqing/contracts/releases';
import { z } from 'zod';

const KILOBYTE = 1000;

const count = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
  .transform(Number);
const { area, page } = DEFAULT_BUDGET_CEILINGS;

export const budgetConfigFields = {
  AREA_MAX_KILOBYTES: count.default(area.bytes / KILOBYTE).meta({
    description:
      '[what the first files of an area may weigh](operating.md#budgets), compressed; a smaller budget of the area counts instead',
  }),
  AREA_MAX_REQUESTS: count.default(area.requests).meta({ description: 'and how many they may be' }),
  PAGE_MAX_KILOBYTES: count
    .default(page.bytes / KILOBYTE)
    .meta({ description: 'what a page may load until it is still' }),
  PAGE_MAX_REQUESTS: count.default(page.requests).meta({ description: 'and with how many requests' }),
};

const budgetConfig = z.object(budgetConfigFields);

export const budgetCeilings = (config: z.infer<typeof budgetConfig>): BudgetCeilings => ({
  area: { bytes: config.AREA_MAX_KILOBYTES * KILOBYTE, requests: config.AREA_MAX_REQUESTS },
  page: { bytes: config.PAGE_MAX_KILOBYTES * KILOBYTE, requests: config.PAGE_MAX_REQUESTS },
});

/** Reads the settings of a command-line program. Wrong ones count as missing, because the gateway reports them. */
export function budgetCeilingsOf(env: NodeJS.ProcessEnv): BudgetCeilings {
  const given = Object.keys(budgetConfigFields).map((name) => [name, env[name] || undefined]);
  const parsed = budgetConfig.safeParse(Object.fromEntries(given));
  return parsed.success ? budgetCeilings(parsed.data) : DEFAULT_BUDGET_CEILINGS;
}

/** Step of a rollout. The last one has the weight 100, promotes the release and lasts 0 seconds. */
export interface RolloutStep {
  /** Percent of visitors, an integer. */
  weight: number;
  /** Minimum duration in seconds. */
  seconds: number;
}

/**
 * `syntax`: not `weight%@duration`. `weight`: not 1 to 99 %. `order`: not more than the step before. `duration`: not
 * 1 s to 7 days. `end`: the last step is not `100%`. `steps`: too few or too many.
 */
export type PlanProblem = 'syntax' | 'weight' | 'order' | 'duration' | 'end' | 'steps';

export type ParsedPlan = { steps: RolloutStep[] } | { problem: PlanProblem; part: string };

export const MAX_ROLLOUT_STEPS = 12;
export const MAX_PLAN_LENGTH = 200;
/** Reports of visitors are stored for this long. */
const MAX_SECONDS = 7 * 86_400;
const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const;
const EVERYBODY = 100;
const PART = /^(\d{1,3})%(?:@(\d{1,6})([smhd]))?$/;

/** Parses a plan such as `1%@10m,10%@30m,50%@1h,100%`: weights of the canary, and for how long at least. */
export function parsePlan(text: string): ParsedPlan {
  const steps: RolloutStep[] = [];
  const parts = text.split(',').map((part) => part.replaceAll(/\s/g, ''));
  for (const [index, part] of parts.entries()) {
    const [, percent, count, unit] = PART.exec(part) ?? [];
    if (percent === undefined) return { problem: 'syntax', part };
    const weight = Number(percent);
    if (index === parts.length - 1) {
      if (weight !== EVERYBODY || count !== undefined) return { problem: 'end', part };
      steps.push({ weight, seconds: 0 });
      continue;
    }
    if (weight < 1 || weight >= EVERYBODY) return { problem: 'weight', part };
    if (weight <= (steps.at(-1)?.weight ?? 0)) return { problem: 'order', part };
    const seconds = Number(count ?? 0) * (UNITS.find(([name]) => name === unit)?.[1] ?? 0);
    if (seconds < 1 || seconds > MAX_SECONDS) return { problem: 'duration', part };
    steps.push({ weight, seconds });
  }
  if (steps.length < 2 || steps.length > MAX_ROLLOUT_STEPS) return { problem: 'steps', part: text };
  return { steps };
}

/** Formats a duration by the largest unit that divides it, such as `90m`. */
export function formatDuration(seconds: number): string {
  const [name, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['s', 1];
  return `${seconds / length}${name}`;
}

export const formatPlan = (steps: readonly RolloutStep[]): string =>
  steps.map(({ weight, seconds }) => `${weight}%${seconds > 0 ? `@${formatDuration(seconds)}` : ''}`).join();

/** Returns the shortest duration of a rollout in seconds. */
export const planSeconds = (steps: readonly RolloutStep[]): number =>
  steps.reduce((sum, { seconds }) => sum + seconds, 0);

export const ROLLOUT_PLANS = {
  quick: '10%@5m,50%@10m,100%',
  steady: '1%@10m,10%@30m,50%@1h,100%',
  careful: '1%@1h,5%@4h,25%@12h,50%@1d,100%',
} as const;

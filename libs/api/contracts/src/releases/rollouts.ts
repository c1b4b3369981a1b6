import { z } from 'zod';
import { MAX_PLAN_LENGTH, parsePlan, type PlanProblem } from './rollout-plan.ts';

const PROBLEMS: Record<PlanProblem, string> = {
  syntax: 'a step is a percentage and a duration, such as 10%@30m',
  weight: 'the steps before the last are 1 to 99 %',
  order: 'each step needs a higher percentage than the step before',
  duration: 'a step lasts 1 second to 7 days, such as 30m',
  end: 'the last step is 100%, without a duration',
  steps: 'a plan has 2 to 12 steps',
};

/** Text of a plan, parsed to its steps. */
export const rolloutPlanSchema = z
  .string()
  .max(MAX_PLAN_LENGTH)
  .transform((text, context) => {
    const plan = parsePlan(text);
    if ('steps' in plan) return plan.steps;
    context.addIssue(`${JSON.stringify(plan.part)}: ${PROBLEMS[plan.problem]}`);
    return z.NEVER;
  });

export const ROLLOUT_STATES = ['running', 'paused', 'done', 'cancelled', 'rolled-back'] as const;
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/**
 * Why a rollout is paused. `operator`: an operator paused it, or the canary. `reports`: reports of visitors paused
 * the canary. `alert`: the canary has an alert. `suspect`: the canary failed more than stable, too little to prove
 * anything. `gate`: the gate refused the next step.
 */
export const ROLLOUT_CAUSES = ['operator', 'reports', 'alert', 'suspect', 'gate'] as const;
export type RolloutCause = (typeof ROLLOUT_CAUSES)[number];

export const rolloutStepSchema = z.object({ weight: z.number().int(), seconds: z.number().int() });

export const rolloutSchema = z.object({
  id: z.number().int(),
  area: z.string(),
  release: z.string(),
  steps: z.array(rolloutStepSchema),
  /** Index of the current step. */
  step: z.number().int(),
  step_since: z.iso.datetime({ offset: true }),
  state: z.enum(ROLLOUT_STATES),
  /** Null unless the rollout is paused. */
  cause: z.enum(ROLLOUT_CAUSES).nullable(),
  /** Details of the pause or of the end, in English. Null without any. */
  detail: z.string().nullable(),
  actor: z.string(),
  reason: z.string(),
  started_at: z.iso.datetime({ offset: true }),
  ended_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

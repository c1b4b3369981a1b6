import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { releaseEventSchema, stepNumbersSchema } from './moves.ts';
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

export const operatorRolloutSchema = rolloutSchema.extend({
  /** Loads and failures of the current step so far. Null after the end of the rollout. */
  numbers: stepNumbersSchema.omit({ seconds: true }).nullable(),
  /** End of the freeze for which it waits. Null without one. */
  frozen_until: z.iso.datetime({ offset: true }).nullable(),
});
export type OperatorRollout = z.infer<typeof operatorRolloutSchema>;

export const rolloutIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const reasonSchema = z.string().trim().min(1).max(500).regex(TEXT_LINE);
export const newRolloutSchema = z.object({
  release: z.string().regex(/^[0-9a-f]{6,16}$/),
  plan: rolloutPlanSchema,
  reason: reasonSchema,
  /** Overrides a gate verdict other than `compatible`, here and at each step; recorded permanently. */
  force: z.boolean().default(false),
  /** Sequence of the last move that the operator saw. The request is rejected if a newer move exists. */
  seen: z.number().int().min(0),
});
export type NewRollout = z.input<typeof newRolloutSchema>;
export const rolloutChangeSchema = z.object({ reason: reasonSchema });
export const ROLLOUT_CHANGES = ['pause', 'resume', 'hasten', 'cancel'] as const;
export type RolloutChange = (typeof ROLLOUT_CHANGES)[number];

export const rolloutsResponseSchema = z.object({ rollouts: z.array(operatorRolloutSchema) });
export type RolloutsResponse = z.infer<typeof rolloutsResponseSchema>;
/** `event` is the move, or null if the pointer stays. */
export const rolloutResponseSchema = z.object({
  rollout: rolloutSchema,
  event: releaseEventSchema.nullable(),
});
export type RolloutResponse = z.infer<typeof rolloutResponseSchema>;

import type { CanaryAlert, RolloutCause } from '@danqing/contracts/releases';
import type { Counts } from '../telemetry/sequential-test.ts';

/** Loads of the canary within a step that say enough about it. */
export const ENOUGH_LOADS = 50;
/** A quiet step ends after this many times its duration. */
export const QUIET_FACTOR = 3;
/**
 * Likelihood ratio from which a canary is suspect. One as good as stable reaches it in at most 1 of 20 rollouts
 * (Ville), and a rollout only waits then.
 */
const SUSPECT_RATIO = 20;
/** Failing networks below which a canary is not suspect, so that one cannot hold a rollout. */
const SUSPECT_FAILURES = 3;

export interface StepFacts {
  /** Seconds since the step began. */
  elapsed: number;
  /** Planned duration in seconds. */
  seconds: number;
  /** Loads of the canary in this step. */
  loads: number;
  /** Networks that reported the canary since it began, weighed by provider, and their likelihood ratio. */
  networks: Counts;
  ratio: number;
  /** Alert about the canary that no operator has seen. */
  alert: CanaryAlert['cause'] | null;
}

export type StepDecision =
  | { deed: 'wait'; why: 'early' | 'quiet' | 'suspect' }
  | { deed: 'advance'; why: 'healthy' | 'quiet' }
  | { deed: 'pause'; why: Extract<RolloutCause, 'alert' | 'suspect'> };

/**
 * Decides about the current step of a running rollout. It advances after the step's duration with enough loads, or
 * after three times that with few. A suspect canary waits until then, and pauses.
 */
export function decideStep({ elapsed, seconds, loads, networks, ratio, alert }: StepFacts): StepDecision {
  if (alert !== null) return { deed: 'pause', why: 'alert' };
  if (elapsed < seconds) return { deed: 'wait', why: 'early' };
  const isOver = elapsed >= seconds * QUIET_FACTOR;
  if (networks.failures >= SUSPECT_FAILURES && ratio >= SUSPECT_RATIO)
    return isOver ? { deed: 'pause', why: 'suspect' } : { deed: 'wait', why: 'suspect' };
  if (loads >= ENOUGH_LOADS) return { deed: 'advance', why: 'healthy' };
  return isOver ? { deed: 'advance', why: 'quiet' } : { deed: 'wait', why: 'quiet' };
}

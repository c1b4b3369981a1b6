import type { OperatorRollout, Rollout } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import { selectActiveRollouts, selectRollouts, type RolloutRow } from '../database/rollout.queries.ts';
import { readStep } from './read-step.ts';

/** Returns the rollouts that run or are paused, with what their steps show so far. */
export async function readActiveRollouts(
  database: Queryable,
  environment: string,
): Promise<OperatorRollout[]> {
  const rollouts: OperatorRollout[] = [];
  for (const rollout of await selectActiveRollouts(database, environment, null)) {
    const { seconds: _seconds, ...numbers } = (await readStep(database, environment, rollout)).numbers;
    rollouts.push({ ...toRollout(rollout), numbers, frozen_until: rollout.frozenUntil });
  }
  return rollouts;
}

/** Returns active rollouts, then the newest ended ones; at most `limit`. */
export async function readRollouts(
  database: Queryable,
  environment: string,
  limit: number,
): Promise<OperatorRollout[]> {
  const active = await readActiveRollouts(database, environment);
  const known = new Map(active.map((rollout) => [rollout.id, rollout]));
  const rows = await selectRollouts(database, environment, limit);
  return rows.map((row) => known.get(row.id) ?? { ...toRollout(row), numbers: null, frozen_until: null });
}

export function toRollout(row: RolloutRow): Rollout {
  const { id, area, release, steps, step, step_since, state, cause, detail, actor, reason } = row;
  const { started_at, ended_at } = row;
  return {
    id,
    area,
    release,
    steps,
    step,
    step_since,
    state,
    cause,
    detail,
    actor,
    reason,
    started_at,
    ended_at,
  };
}

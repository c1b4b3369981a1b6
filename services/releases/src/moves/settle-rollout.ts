import type { AreaPointer, RollbackEvidence, RolloutNote } from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import {
  endRolloutRow,
  pauseRolloutRow,
  selectActiveRollout,
  type RolloutRow,
} from '../database/rollout.queries.ts';

type Effect = Extract<RolloutNote['decision'], 'pause' | 'roll-back' | 'cancel'>;

interface OtherMove {
  pointer: AreaPointer;
  evidence: RollbackEvidence | null;
}

/**
 * Returns what a move that is not part of a rollout does to it, or null for nothing. A move that leaves the canary
 * at its weight changes nothing, a paused canary pauses the rollout, and every other move ends it.
 */
export function effectOnRollout(
  { release, steps, step }: Pick<RolloutRow, 'release' | 'steps' | 'step'>,
  { pointer: { canary, killed, retired }, evidence }: OtherMove,
): Effect | null {
  if (canary?.release === release && !killed && !retired) {
    if (canary.weight === 0) return 'pause';
    if (canary.weight === steps[step]?.weight) return null;
  }
  return evidence ? 'roll-back' : 'cancel';
}

/** Applies a move that is not part of a rollout to the active rollout of its area, within the move's transaction. */
export async function settleRollout(
  transaction: EntityManager,
  {
    environment,
    area,
    actor,
    reason,
    ...move
  }: OtherMove & Record<'environment' | 'area' | 'actor' | 'reason', string>,
): Promise<RolloutNote | null> {
  const rollout = await selectActiveRollout(transaction, environment, area);
  const decision = rollout && effectOnRollout(rollout, move);
  if (!decision) return null;
  const { id, step, steps } = rollout;
  const detail = `${actor}: ${reason}`;
  const isNew =
    decision === 'pause'
      ? await pauseRolloutRow(transaction, id, { cause: move.evidence ? 'reports' : 'operator', detail })
      : await endRolloutRow(transaction, id, {
          state: decision === 'roll-back' ? 'rolled-back' : 'cancelled',
          detail,
        });
  return isNew ? { rollout: id, decision, step: step + 1, steps: steps.length, numbers: null } : null;
}

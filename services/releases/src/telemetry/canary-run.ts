import type { MoveRow } from '../database/event.queries.ts';

export interface CanaryRun {
  release: string;
  stable: string;
  since: Date;
}

/**
 * Returns the canary run of an area after the given moves, or null. `moves` is oldest first. A changed weight
 * continues the same run.
 */
export function findCanaryRun(moves: readonly Pick<MoveRow, 'pointer' | 'at'>[]): CanaryRun | null {
  const pointer = moves.at(-1)?.pointer;
  if (!pointer?.canary || pointer.killed) return null;
  const { stable, canary } = pointer;
  const isRunning = (move: Pick<MoveRow, 'pointer'> | undefined) =>
    move?.pointer.canary?.release === canary.release;
  const first = moves.findLastIndex((move) => !isRunning(move)) + 1;
  return { release: canary.release, stable, since: new Date(moves[first]!.at) };
}

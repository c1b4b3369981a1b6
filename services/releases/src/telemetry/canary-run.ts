import type { MoveRow } from '../database/event.queries.ts';

export interface CanaryRun {
  release: string;
  stable: string;
  /** When it began: loads from then on count. */
  since: Date;
}

/** The canary that runs after the moves of an area, oldest first; another weight goes on with the same run. Null without one. */
export function findCanaryRun(moves: readonly Pick<MoveRow, 'pointer' | 'at'>[]): CanaryRun | null {
  const pointer = moves.at(-1)?.pointer;
  if (!pointer?.canary || pointer.killed) return null;
  const { stable, canary } = pointer;
  const isRunning = (move: Pick<MoveRow, 'pointer'> | undefined) =>
    move?.pointer.canary?.release === canary.release;
  const first = moves.findLastIndex((move) => !isRunning(move)) + 1;
  return { release: canary.release, stable, since: new Date(moves[first]!.at) };
}

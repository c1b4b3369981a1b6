import type { MoveRow } from '../database/event.queries.ts';

const MINUTE_MS = 60_000;

export interface CanaryRun {
  release: string;
  stable: string;
  /** From this minute on its loads count. */
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
  const began = Date.parse(moves[first]!.at);
  const minute = began - (began % MINUTE_MS);
  // Loads are only known by the minute: those of an earlier run that ended in this one must not count again.
  const ended = moves.slice(0, first).findLast((_move, index) => isRunning(moves[index - 1]));
  const endedInMinute = ended !== undefined && Date.parse(ended.at) >= minute;
  return { release: canary.release, stable, since: new Date(endedInMinute ? minute + MINUTE_MS : minute) };
}

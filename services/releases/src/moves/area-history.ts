import type { AreaPointer } from '@danqing/contracts/releases';
import type { MoveRow } from '../database/event.queries.ts';

/** What the moves of one area in one environment amount to. */
export interface AreaHistory {
  /** Null before the first move. */
  pointer: AreaPointer | null;
  /** Sequence of the newest move; 0 before the first. */
  sequence: number;
  /** The way to the stable release, which is the last: a rollback returns to the one before. */
  path: readonly string[];
  /** Every release that was stable at some time. */
  everStable: ReadonlySet<string>;
  quarantined: ReadonlySet<string>;
}

type Step = Omit<MoveRow, 'area' | 'at'>;

/** Folds the moves of one area, oldest first. */
export function foldMoves(moves: Iterable<Step>): AreaHistory {
  const history = emptyHistory();
  for (const move of moves) addMove(history, move);
  return history;
}

/** Folds the moves of a whole environment, oldest first, area by area. */
export function foldByArea(moves: Iterable<Step & { area: string }>): Map<string, AreaHistory> {
  const histories = new Map<string, ReturnType<typeof emptyHistory>>();
  for (const move of moves) {
    const history = histories.get(move.area) ?? emptyHistory();
    histories.set(move.area, history);
    addMove(history, move);
  }
  return histories;
}

/**
 * The release that a rollback returns to: the one that was stable when the current one was first made stable. A second
 * rollback therefore goes further back, never forward to what the first one left. Passes over those that are
 * `unavailable`; null when none is left.
 */
export function rollbackTarget(
  path: readonly string[],
  unavailable: { has(release: string): boolean },
): string | null {
  return (
    path.slice(0, -1).findLast((release) => release !== path.at(-1) && !unavailable.has(release)) ?? null
  );
}

/** An area without any move, for `addMove`. */
export const emptyHistory = () => ({
  pointer: null as AreaPointer | null,
  sequence: 0,
  path: [] as string[],
  everStable: new Set<string>(),
  quarantined: new Set<string>(),
});

/** Carries a history on by the next move of its area. */
export function addMove(
  history: ReturnType<typeof emptyHistory>,
  { action, to, pointer, sequence }: Step,
): void {
  const { path } = history;
  if (pointer.stable !== path.at(-1)) {
    const earlier = action === 'rollback' ? path.lastIndexOf(pointer.stable) : -1;
    if (earlier >= 0) path.length = earlier + 1;
    else path.push(pointer.stable);
  }
  if (action === 'quarantine') history.quarantined.add(to);
  if (action === 'unquarantine') history.quarantined.delete(to);
  history.everStable.add(pointer.stable);
  history.pointer = pointer;
  history.sequence = sequence;
}

import type { AreaPointer } from '@danqing/contracts/releases';
import type { MoveRow } from '../database/event.queries.ts';

export interface AreaHistory {
  pointer: AreaPointer | null;
  sequence: number;
  /** Stack of stable releases, the current one last. A rollback removes the releases above its target. */
  stablePath: readonly string[];
  everStable: ReadonlySet<string>;
  quarantined: ReadonlySet<string>;
}

type Step = Omit<MoveRow, 'area' | 'at'>;

export function foldMoves(moves: Iterable<Step>): AreaHistory {
  const history = emptyHistory();
  for (const move of moves) addMove(history, move);
  return history;
}

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
 * Returns the release that was stable when the current one first became stable. A second rollback therefore
 * goes further back, never forward again. Skips `unavailable` releases; null when none is left.
 */
export function rollbackTarget(
  path: readonly string[],
  unavailable: { has(release: string): boolean },
): string | null {
  return (
    path.slice(0, -1).findLast((release) => release !== path.at(-1) && !unavailable.has(release)) ?? null
  );
}

export const emptyHistory = () => ({
  pointer: null as AreaPointer | null,
  sequence: 0,
  stablePath: [] as string[],
  everStable: new Set<string>(),
  quarantined: new Set<string>(),
});

export function addMove(
  history: ReturnType<typeof emptyHistory>,
  { action, to, pointer, sequence }: Step,
): void {
  const { stablePath } = history;
  if (pointer.stable !== stablePath.at(-1)) {
    const earlier = action === 'rollback' ? stablePath.lastIndexOf(pointer.stable) : -1;
    if (earlier >= 0) stablePath.length = earlier + 1;
    else stablePath.push(pointer.stable);
  }
  if (action === 'quarantine') history.quarantined.add(to);
  if (action === 'unquarantine') history.quarantined.delete(to);
  history.everStable.add(pointer.stable);
  history.pointer = pointer;
  history.sequence = sequence;
}

import type { AreaPointer, MoveAction } from '@danqing/contracts/releases';
import { foldMoves, rollbackTarget, type AreaHistory } from '../moves/area-history.ts';
import type { AreaState } from '../moves/area-state.ts';
import { nextPointer, type RequestedMove } from '../moves/next-pointer.ts';

export interface SimulatedMove {
  sequence: number;
  action: MoveAction;
  to: string;
  pointer: AreaPointer;
}

export function parseMove(text: string): RequestedMove {
  const [action = '', release = '', weight] = text.split(' ');
  if (action === 'rollback') return { action, release: release || null };
  if (action === 'pause') return release ? { action, release } : { action };
  if (action === 'canary') return { action, release, weight: Number(weight) };
  return { action, release } as RequestedMove;
}

/** Returns what the rules of a move need, derived from a history whose files all exist. */
export const stateOf = (history: AreaHistory): AreaState => ({
  ...history,
  rollbackTarget: rollbackTarget(history.stablePath, history.quarantined),
});

/**
 * Returns the moves that result from the requests in `wishes`, if the gate accepts all of them. Requests are
 * separated by `; `.
 */
export function simulateMoves(area: string, wishes: string): SimulatedMove[] {
  const moves: SimulatedMove[] = [];
  for (const wish of wishes.split('; ').filter((text) => text !== '')) {
    const history = foldMoves(moves);
    const next = nextPointer(area, parseMove(wish), stateOf(history));
    if (!next) throw new Error(`${wish} moves nothing`);
    const { action, to, pointer } = next;
    moves.push({ sequence: moves.length + 1, action, to, pointer });
  }
  return moves;
}

import type { AreaPointer, MoveAction } from '@danqing/contracts/releases';
import { foldMoves } from '../moves/area-history.ts';
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
  if (action === 'canary') return { action, release, weight: Number(weight) };
  return { action, release } as RequestedMove;
}

/**
 * Returns the moves that result from the requests in `wishes`, if the gate accepts all of them. Requests are
 * separated by `; `.
 */
export function simulateMoves(area: string, wishes: string): SimulatedMove[] {
  const moves: SimulatedMove[] = [];
  for (const wish of wishes.split('; ').filter((text) => text !== '')) {
    const history = foldMoves(moves);
    const next = nextPointer(area, parseMove(wish), history, history.quarantined);
    if (!next) throw new Error(`${wish} moves nothing`);
    const { action, to, pointer } = next;
    moves.push({ sequence: moves.length + 1, action, to, pointer });
  }
  return moves;
}

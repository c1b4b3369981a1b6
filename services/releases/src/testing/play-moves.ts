import type { AreaPointer, MoveAction } from '@danqing/contracts/releases';
import { foldMoves } from '../moves/area-history.ts';
import { nextPointer, type Wish } from '../moves/next-pointer.ts';

export interface PlayedMove {
  sequence: number;
  action: MoveAction;
  to: string;
  pointer: AreaPointer;
}

export function readWish(text: string): Wish {
  const [action = '', release = '', weight] = text.split(' ');
  if (action === 'rollback') return { action, release: release || null };
  if (action === 'canary') return { action, release, weight: Number(weight) };
  return { action, release } as Wish;
}

/** Returns the moves that the requests, separated by `; `, make when the gate refuses none. */
export function playMoves(area: string, wishes: string): PlayedMove[] {
  const moves: PlayedMove[] = [];
  for (const wish of wishes.split('; ').filter((text) => text !== '')) {
    const history = foldMoves(moves);
    const next = nextPointer(area, readWish(wish), history, history.quarantined);
    if (!next) throw new Error(`${wish} moves nothing`);
    const { action, to, pointer } = next;
    moves.push({ sequence: moves.length + 1, action, to, pointer });
  }
  return moves;
}

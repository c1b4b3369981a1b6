import type { Style } from '../cloth/style.ts';
import type { Scene } from '../render/paint.ts';
import { bowl } from '../things/bowl.ts';
import { curtain } from '../things/curtain.ts';
import { seatCushion } from '../things/cushion.ts';
import { plank, stood, WOOD } from '../things/parts.ts';
import { room } from './room.ts';

/** A curtain, a cushion and a bowl on a bench. */
export function home(style: Style): Scene {
  const seat = 31;
  return {
    camera: { from: [0, 92, 330], to: [0, 55, 0], wide: 176 },
    middle: [0, 60, 0],
    reach: 115,
    things: [
      ...stood(bowl(style, { radius: 12.5, tall: 11 }), { at: [60, seat, 25] }),
      ...stood(seatCushion(style), { at: [18, seat + 21.8, 8], pitch: -0.28, yaw: 0.3, roll: 0.03 }),
      ...plank([33, seat - 2, 14], [102, 4, 42], WOOD),
      ...plank([-12, (seat - 4) / 2, 14], [4, seat - 4, 36], WOOD),
      ...plank([78, (seat - 4) / 2, 14], [4, seat - 4, 36], WOOD),
      ...stood(curtain(style, 64, 112), { at: [-96, 113, -26] }),
    ],
    ground: [room({ paper: style.paper, half: 190, wall: -45, high: 230, front: 210 })],
  };
}

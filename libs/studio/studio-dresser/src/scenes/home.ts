import type { Style } from '../cloth/style.ts';
import type { Scene } from '../render/paint.ts';
import { bowl } from '../things/bowl.ts';
import { curtain } from '../things/curtain.ts';
import { plainCushion, seatCushion } from '../things/cushion.ts';
import { plank, placed, WOOD } from '../things/parts.ts';
import { room } from './room.ts';

export function home(style: Style): Scene {
  const seat = 31;
  return {
    camera: { from: [5, 92, 330], to: [4, 53, 0], wide: 166 },
    middle: [0, 60, 0],
    reach: 115,
    things: [
      ...placed(bowl(style, { radius: 13, tall: 11.4 }), { at: [61, seat, 26] }),
      ...placed(seatCushion(style), { at: [14, seat + 22.2, 12], pitch: -0.26, yaw: 0.26, roll: 0.03 }),
      ...placed(plainCushion(style), { at: [35, seat + 20.4, 0], pitch: -0.16, yaw: -0.22, roll: -0.04 }),
      ...plank([33, seat - 2, 14], [96, 4, 44], WOOD),
      ...plank([-9, (seat - 4) / 2, 14], [4, seat - 4, 36], WOOD),
      ...plank([75, (seat - 4) / 2, 14], [4, seat - 4, 36], WOOD),
      ...placed(curtain(style, 64, 112), { at: [-91, 110, -26] }),
    ],
    ground: [room({ paper: style.paper, half: 190, wall: -45, high: 230, front: 210 })],
  };
}

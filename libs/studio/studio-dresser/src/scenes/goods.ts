import type { Style } from '../cloth/style.ts';
import type { Scene } from '../render/paint.ts';
import { notebook } from '../things/notebook.ts';
import { grounded, sized, placed } from '../things/parts.ts';
import { tote } from '../things/tote.ts';
import { umbrella } from '../things/umbrella.ts';
import { room } from './room.ts';

export function goods(style: Style): Scene {
  return {
    camera: { from: [0, 84, 300], to: [0, 25, 0], wide: 142 },
    middle: [0, 35, 0],
    reach: 95,
    things: [
      ...grounded(
        placed(sized(notebook(style, true), 1.2), { at: [-3, 0, 56], pitch: -Math.PI / 2, yaw: 0.5 }),
      ),
      ...grounded(placed(sized(notebook(style, false), 1.2), { at: [17, 0, 33], pitch: -0.2, yaw: 0.22 })),
      ...placed(tote(style), { at: [37, 0, 14], yaw: -0.28 }),
      ...grounded(placed(sized(umbrella(style), 0.86), { at: [-25, 0, 12], pitch: 1.05, yaw: 0.3 })),
    ],
    ground: [room({ paper: style.paper, half: 150, wall: -75, high: 170, front: 190 })],
  };
}

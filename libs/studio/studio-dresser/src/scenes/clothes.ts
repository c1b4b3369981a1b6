import type { Style } from '../cloth/style.ts';
import type { Scene } from '../render/paint.ts';
import { sheet } from '../render/surface.ts';
import { mix } from '../render/vector.ts';
import { dress } from '../things/dress.ts';
import { HOOK } from '../things/hanger.ts';
import { grain, placed, tube, WOOD } from '../things/parts.ts';
import { scarf } from '../things/scarf.ts';
import { shirt } from '../things/shirt.ts';

const RAIL = 58;

export function clothes(style: Style): Scene {
  const neck = RAIL - HOOK + 1;
  return {
    camera: { from: [0, 4, 380], to: [0, 0, 0], wide: 176 },
    middle: [0, 0, 0],
    reach: 110,
    things: [
      ...placed(shirt(style), { at: [-44, neck, 0], yaw: 0.16 }),
      ...placed(scarf(style), { at: [7, RAIL, 0] }),
      ...placed(dress(style), { at: [52, neck, 0], yaw: -0.2 }),
      tube({
        radius: 1.15,
        path: (t) => [mix(-120, 120, t), RAIL, 0],
        length: 240,
        material: { color: WOOD, gloss: [0.14, 20] },
        tint: (s, t) => grain(s * 1.2, t * 40),
      }),
    ],
    ground: [
      sheet({
        columns: 260,
        rows: 200,
        hollow: 0,
        material: { color: style.paper },
        at: (s, t) => [mix(-125, 125, s), mix(95, -95, t), -16],
        tint: (s, t) => 1.06 - 0.16 * Math.hypot(s - 0.3, t - 0.25),
      }),
    ],
  };
}

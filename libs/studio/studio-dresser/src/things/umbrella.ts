import type { Style } from '../cloth/style.ts';
import { sheet, type Surface } from '../render/surface.ts';
import { mix, type Vector } from '../render/vector.ts';
import { BRASS, grain, tube, WOOD } from './parts.ts';

const PANELS = 8;
export const UMBRELLA_RADIUS = 47;
const HIGH = 21;
const BENT = 1.12;

/** Returns an open umbrella; its top is at the origin, its stick points down. */
export function umbrella({ cloth, trim }: Style): Surface[] {
  const material = cloth(40, { gloss: [0.1, 16], weave: 0.03 });
  const rib = (t: number) => ({
    r: (UMBRELLA_RADIUS * Math.sin(t * BENT)) / Math.sin(BENT),
    y: (-HIGH * (1 - Math.cos(t * BENT))) / (1 - Math.cos(BENT)),
  });
  const place = (turn: number, share: number, t: number): Vector => {
    const { r, y } = rib(t);
    const between = 1 - (share * 2 - 1) ** 2;
    const drawn = r * (1 - 0.075 * between * t ** 1.3 - 0.02 * between);
    return [
      Math.sin(turn) * drawn,
      y + 2.1 * between * t ** 1.6 - 0.9 * between * Math.sin(t * Math.PI),
      Math.cos(turn) * drawn,
    ];
  };
  const slice = (2 * Math.PI) / PANELS;
  const panels = Array.from({ length: PANELS }, (_, index) =>
    sheet({
      columns: 44,
      rows: 100,
      hollow: 0.7,
      material,
      at: (s, t) => place((index + s - 0.5) * slice, s, mix(0.02, 1, t)),
      cloth: (s, t) => {
        const { r } = rib(t);
        return [(s - 0.5) * slice * r, t * 52];
      },
      tint: (s, t) => {
        const edge = Math.min(s, 1 - s) * slice * rib(t).r;
        return (
          (1 - 0.3 * Math.exp(-((edge / 0.5) ** 2))) *
          (1 - 0.14 * Math.exp(-((((1 - t) * 50 - 1.2) / 0.4) ** 2)))
        );
      },
    }),
  );
  const tips = Array.from({ length: PANELS }, (_, index) => {
    const end = place((index - 0.5) * slice, 0, 1);
    const before = place((index - 0.5) * slice, 0, 0.97);
    return tube({
      radius: 0.42,
      sides: 8,
      length: 4,
      path: (t) => [
        mix(before[0], end[0], 0.4 + t * 1.4),
        mix(before[1], end[1], 0.4 + t * 1.4) + 0.2,
        mix(before[2], end[2], 0.4 + t * 1.4),
      ],
      material: { color: BRASS, gloss: [0.5, 30] },
    });
  });
  const ribs = Array.from({ length: PANELS }, (_, index) =>
    tube({
      radius: 0.22,
      sides: 6,
      length: 40,
      path: (t) => {
        const [x, y, z] = place((index - 0.5) * slice, 0, t * 0.99);
        return [x, y - 0.7, z];
      },
      material: { color: BRASS },
    }),
  );
  return [
    ...tips,
    tube({
      radius: (t) => mix(1.7, 0.5, t ** 0.5),
      path: (t) => [0, mix(-0.8, 6, t), 0],
      length: 30,
      material: { color: trim, gloss: [0.3, 24] },
    }),
    ...panels,
    ...ribs,
    tube({
      radius: 0.75,
      path: (t) => [0, mix(-1, -62, t), 0],
      length: 60,
      material: { color: WOOD, gloss: [0.1, 20] },
      tint: (s, t) => grain(s, t * 9),
    }),
    tube({
      radius: 1.25,
      length: 50,
      path: (t) => {
        if (t < 0.4) return [0, mix(-60, -70, t / 0.4), 0];
        const turn = ((t - 0.4) / 0.6) * Math.PI * 1.1;
        return [4.6 - Math.cos(turn) * 4.6, -70 - Math.sin(turn) * 4.6, 0];
      },
      material: { color: WOOD, gloss: [0.2, 24] },
      tint: (s, t) => grain(s, t * 4),
    }),
  ];
}

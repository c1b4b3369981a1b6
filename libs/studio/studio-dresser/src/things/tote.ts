import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Light, type Surface } from '../render/surface.ts';
import { mix, smooth, type Vector } from '../render/vector.ts';
import { seam } from './garment.ts';

const WIDE = 18.5;
const TALL = 39;
const CANVAS: Light = [0.62, 0.53, 0.4];
const folds = foldsOf(71);

const half = (y: number) => WIDE + 0.9 * smooth(0, TALL, y) - 0.5 * Math.sin((y / TALL) * Math.PI);
const depth = (y: number) => mix(6.2, 3.1, smooth(0, TALL, y));

function around(s: number, y: number): Vector {
  const turn = (s - 0.5) * 2 * Math.PI;
  const power = (value: number, by: number) => Math.sign(value) * Math.abs(value) ** by;
  const front = Math.cos(turn);
  const x = half(y) * power(Math.sin(turn), 0.5);
  const slack =
    folds.ridges(x + (front < 0 ? 60 : 0), y * 0.9 + x * 0.35, 10, 26) * 0.6 * smooth(TALL, 8, y) +
    folds.waves(x, y, 15, 26) * 0.8 +
    folds.ridges(x * 0.5, y * 1.3 - Math.abs(x) * 0.35, 11, 7) * 0.32 * Math.exp(-(((y - 7) / 6) ** 2));
  const z = (depth(y) + slack * Math.min(1, Math.abs(front) * 2)) * power(front, 0.62);
  return [x, y + (front > 0 ? -0.7 : 0) * (1 - (x / WIDE) ** 2) * smooth(TALL * 0.7, TALL, y), z];
}

/** Returns a canvas bag with two handles; its bottom is at y = 0. */
export function tote({ cloth }: Style): Surface[] {
  const material = cloth(27, { weave: 0.14, inside: CANVAS });
  const body = sheet({
    columns: 241,
    rows: 130,
    closed: true,
    material,
    at: (s, t) => around(s, mix(TALL, 0.2, t)),
    tint: (s, t) => {
      const edge = Math.abs(Math.abs(s - 0.5) - 0.25) * 90;
      return seam(t * TALL - 2.6, 0.15, 0.28) * seam(edge, 0.24, 0.5) * (1 - 0.2 * Math.exp(-((1 - t) * 18)));
    },
  });
  return [...handle(1), body, ...handle(-1)];
}

function handle(side: 1 | -1): Surface[] {
  const [foot, rise] = [8.4, 21];
  const path = (t: number): Vector => {
    const turn = (t - 0.5) * Math.PI;
    const drop = 5.4;
    const ends = 0.11;
    const onBag = (x: number, y: number): Vector => {
      const share = Math.asin(Math.sign(x) * Math.min(1, (Math.abs(x) / half(y)) ** 2)) / (2 * Math.PI);
      const [, , z] = around(side > 0 ? 0.5 + share : 1 - share, y);
      return [x, y, z + side * 0.45];
    };
    if (t < ends) return onBag(-foot, mix(TALL - drop, TALL - 0.5, t / ends));
    if (t > 1 - ends) return onBag(foot, mix(TALL - drop, TALL - 0.5, (1 - t) / ends));
    const along = (t - ends) / (1 - 2 * ends);
    const bow = (along - 0.5) * Math.PI;
    const [, , z] = onBag(foot, TALL - 0.5);
    return [
      Math.sin(bow) * foot * (1 - 0.1 * Math.cos(bow)),
      TALL - 0.5 + rise * Math.cos(bow) ** 0.8,
      mix(z, side * (side > 0 ? 5.5 : 3), Math.cos(turn)),
    ];
  };
  return [
    sheet({
      columns: 9,
      rows: 150,
      hollow: 0.3,
      material: { color: CANVAS, weave: 0.1 },
      at: (s, t) => {
        const [x, y, z] = path(t);
        const [x1, y1] = path(Math.min(1, t + 0.01));
        const [x0, y0] = path(Math.max(0, t - 0.01));
        const long = Math.hypot(x1 - x0, y1 - y0) || 1;
        const across = (s - 0.5) * 2.5;
        return [
          x - ((y1 - y0) / long) * across,
          y + ((x1 - x0) / long) * across,
          z + 0.08 * Math.sin(s * Math.PI),
        ];
      },
      tint: (s, t) => {
        const end = Math.min(t, 1 - t);
        const sewn =
          end < 0.1 ? seam((end - 0.006) * 60, 0.25, 0.25) * seam((end - 0.09) * 60, 0.2, 0.25) : 1;
        return sewn * (1 - 0.16 * Math.exp(-(((Math.min(s, 1 - s) - 0.14) / 0.06) ** 2)));
      },
    }),
  ];
}

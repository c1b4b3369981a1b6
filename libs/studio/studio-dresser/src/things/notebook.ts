import type { Style } from '../cloth/style.ts';
import { sheet, type Light, type Material, type Surface } from '../render/surface.ts';
import { mix, smooth, type Vector } from '../render/vector.ts';

const [WIDE, TALL, THICK] = [15, 21, 1.9];
const PAGES: Light = [0.8, 0.765, 0.68];
const BOARD = 0.26;

const bevel = (s: number, t: number, wide: number, tall: number): number => {
  const edge = Math.min(s * wide, (1 - s) * wide, t * tall, (1 - t) * tall);
  return -0.16 * (1 - smooth(0, 0.22, edge));
};

export function notebook({ cloth, trim }: Style, plain: boolean): Surface[] {
  const covered: Material = plain ? { color: trim, weave: 0.16 } : cloth(15.5, { weave: 0.16 });
  const spine: Material = plain ? cloth(15.5, { weave: 0.16 }) : { color: trim, weave: 0.16 };
  const [left, top, front] = [-WIDE / 2, TALL / 2, THICK / 2];
  const board = (z: number) =>
    sheet({
      columns: 90,
      rows: 120,
      hollow: 0,
      material: covered,
      at: (s, t): Vector => [left + s * WIDE, top - t * TALL, z + bevel(s, t, WIDE, TALL)],
      cloth: (s, t) => [s * WIDE, t * TALL],
    });
  const rim = (z: number): Surface[] =>
    [
      [
        [left, -top, z],
        [WIDE, 0, 0],
      ],
      [
        [-left, -top, z],
        [0, TALL, 0],
      ],
      [
        [-left, top, z],
        [-WIDE, 0, 0],
      ],
    ].map(([from, way]) =>
      sheet({
        columns: 40,
        rows: 3,
        hollow: 0,
        material: covered,
        at: (s, t): Vector => [
          from![0]! + way![0]! * s,
          from![1]! + way![1]! * s,
          from![2]! - 0.12 - BOARD * t,
        ],
        cloth: (s, t) => [s * 20, t * BOARD],
      }),
    );
  const pages = (from: Vector, way: Vector) =>
    sheet({
      columns: 60,
      rows: 60,
      hollow: 0,
      material: { color: PAGES },
      at: (s, t): Vector => [
        from[0] + way[0] * s,
        from[1] + way[1] * s,
        mix(front - BOARD, -front + BOARD, t),
      ],
      tint: (s, t) =>
        0.9 + 0.08 * Math.sin(t * 170 + Math.sin(s * 9)) - 0.12 * (1 - smooth(0, 0.14, Math.min(t, 1 - t))),
    });
  const strip = (x: number, wide: number, out: number, material: Material, tint?: (s: number) => number) =>
    sheet({
      columns: 14,
      rows: 120,
      hollow: 0,
      material,
      at: (s, t): Vector => [
        x + s * wide,
        top - t * TALL,
        front + out + bevel(0.5, t, WIDE, TALL) * 1.1 + bevel(left === x ? s : 0.5, 0.5, wide, TALL),
      ],
      ...(tint && { tint }),
    });
  const inset = 0.5;
  return [
    strip(WIDE / 2 - 2.4, 0.6, 0.09, { color: plain ? PAGES : trim, gloss: [0.1, 16] }),
    strip(
      left,
      2.7,
      0.035,
      spine,
      (s) => 1 - 0.3 * smooth(0.9, 1, s) - 0.22 * Math.exp(-(((s - 0.62) / 0.09) ** 2)),
    ),
    board(front),
    ...rim(front),
    sheet({
      columns: 14,
      rows: 120,
      hollow: 0,
      material: spine,
      at: (s, t) => {
        const turn = (s - 0.5) * Math.PI;
        return [left + 0.12 - Math.cos(turn) * 0.3, top - t * TALL, Math.sin(turn) * (front - 0.08)];
      },
    }),
    pages([left + 0.4, -top + inset, 0], [WIDE - inset - 0.4, 0, 0]),
    pages([-left - inset, -top + inset, 0], [0, TALL - 2 * inset, 0]),
    pages([-left - inset, top - inset, 0], [-(WIDE - inset - 0.4), 0, 0]),
    ...rim(-front + BOARD + 0.1),
    sheet({
      columns: 12,
      rows: 12,
      hollow: 0,
      material: covered,
      at: (s, t): Vector => [-left - s * WIDE, top - t * TALL, -front],
      cloth: (s, t) => [s * WIDE, t * TALL],
    }),
  ];
}

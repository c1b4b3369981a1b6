import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Light, type Surface } from '../render/surface.ts';
import { mix, smooth, type Vector } from '../render/vector.ts';

const folds = foldsOf(37);
const RAIL = 1.5;

interface Tail {
  aside: number;
  length: number;
  gathered: number;
  spread: number;
  depth: number;
  phase: number;
}

const place = ({ aside, length, gathered, spread, depth, phase }: Tail, s: number, t: number): Vector => {
  const share = s * 2 - 1;
  const fall = t * length;
  const half = mix(gathered, spread, smooth(0, 0.75, t));
  const x = aside * smooth(0, 1, t) + share * half + 0.7 * folds.waves(fall, phase, 30, 1) * t;
  const pleat = share * 5.6 + phase + 0.7 * folds.waves(share * 5, fall, 3, 34);
  const deep = mix(1.9, 2.1, t) * (1 + 0.35 * folds.waves(share * 4, phase, 2, 1));
  const z = Math.cos(pleat) * deep + Math.cos(pleat * 2.3 + 1) * 0.4 + folds.waves(x, fall, 3, 16) * 0.18;
  return [x, -fall - Math.abs(share) * 1.2 * t, z * smooth(-0.02, 0.1, t) + depth];
};

export function scarf({ cloth, ground }: Style): Surface[] {
  const material = cloth(22, { gloss: [0.13, 14], weave: 0.05 });
  const tails: Tail[] = [
    { aside: 1, length: 64, gathered: 5.6, spread: 11, depth: RAIL + 1.4, phase: 0.4 },
    { aside: -7, length: 86, gathered: 5.2, spread: 9.5, depth: -RAIL - 1.2, phase: 2.2 },
  ];
  return tails.flatMap((tail, index) => [
    ...fringe(tail, ground),
    sheet({
      columns: 130,
      rows: 190,
      material,
      at: (s, t) => {
        const over = 0.06;
        if (t >= over) return place(tail, s, (t - over) / (1 - over));
        const turn = (1 - t / over) * (Math.PI / 2);
        const [x, , z] = place(tail, s, 0);
        const front = index === 0 ? 1 : -1;
        return [
          x,
          Math.sin(turn) * (RAIL + 0.4),
          (z - tail.depth) * 0.3 + front * Math.cos(turn) * (RAIL + 1.2),
        ];
      },
      tint: (_, t) => 1 - 0.14 * Math.exp(-((((1 - t) * tail.length - 1.5) / 0.4) ** 2)),
    }),
  ]);
}

function fringe(tail: Tail, color: Light): Surface[] {
  const threads = 44;
  return Array.from({ length: threads }, (_, index) => {
    const s = (index + 0.5) / threads;
    const [x, y, z] = place(tail, s, 0.997);
    const lean = folds.waves(index, tail.phase, 2, 1) * 0.9;
    return sheet({
      columns: 4,
      rows: 8,
      hollow: 0,
      material: { color, gloss: [0.08, 10] },
      at: (across, t) => [
        x + (across - 0.5) * 0.34 + lean * t * t,
        y - t * (5 + 0.5 * Math.sin(index * 2.4)),
        z + Math.sin(across * Math.PI) * 0.15,
      ],
    });
  });
}

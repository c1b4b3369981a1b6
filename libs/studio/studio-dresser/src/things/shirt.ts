import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Surface } from '../render/surface.ts';
import { clamp, mix, smooth, type Vector } from '../render/vector.ts';
import { frontOf, panels, seam, type Cut } from './garment.ts';
import { hanger } from './hanger.ts';
import { button } from './parts.ts';

const NECK = 7.6;
const TIP = 22.5;
const HEM = -70;
const OPEN = -16;
const UNDERARM = -25;

const folds = foldsOf(11);

const CUT: Cut = {
  shoulder: TIP,
  front: (x) => (Math.abs(x) < NECK ? OPEN * (1 - Math.abs(x) / NECK) : slope(x)),
  back: (x) => (Math.abs(x) < NECK ? 0.8 : slope(x)),
  line: (x) => (Math.abs(x) < NECK ? 0.5 : slope(x)),
  half: (y) => {
    if (y > UNDERARM)
      return mix(26.6, TIP, smooth(UNDERARM, -10, y)) - 1.1 * Math.sin(clamp((-5 - y) / 20) * Math.PI);
    return 26.6 + 1.6 * smooth(UNDERARM, HEM, -(y - UNDERARM) + UNDERARM) + 0.5 * folds.waves(3, y, 9, 16);
  },
  depth: (y) => 6.5 + 1.2 * smooth(-20, -60, y),
  hem: (s) => HEM + 1.6 * s * s * -0.4 + 0.5 * Math.sin(s * 7),
  folds: (x, y, back) => {
    const low = smooth(-18, -64, -(-18 - y) - 18);
    const drape = folds.waves(x + (back ? 90 : 0), y, 8.5, 62) * (0.5 + 2.1 * low);
    const pulled =
      folds.ridges(x * 0.8 - Math.abs(y) * 0.34 * Math.sign(x), y, 8, 30) * 0.7 * smooth(-52, -12, y);
    const fine = folds.ridges(x + 20, y * 1.3, 7, 26) * 0.26;
    return drape + pulled + fine + folds.waves(x, y, 3.2, 9) * 0.07;
  },
};

function slope(x: number): number {
  return -5.2 * Math.max(0, (Math.abs(x) - NECK) / (TIP - NECK)) ** 1.1;
}

export function shirt({ cloth, trim }: Style): Surface[] {
  const material = cloth(25, { gloss: [0.02, 8] });
  const body = panels(CUT, {
    material,
    columns: 150,
    rows: 190,
    tint: (x, y) => {
      const stitches = seam(y - (HEM + 2.2), 0.16, 0.35);
      const shoulder = seam(y - slope(x), Math.abs(x) > NECK ? 0.2 : 0, 0.5);
      return stitches * shoulder;
    },
  });
  return [
    ...buttons(trim),
    placket(material),
    pocket(material),
    ...collar(material),
    ...sleeves(material),
    ...body,
    ...hanger(19, 5.6),
  ];
}

const front = (x: number, y: number, above: number): Vector => [x, y, frontOf(CUT, x, y) + above];

function placket(material: Surface['material']): Surface {
  return sheet({
    columns: 16,
    rows: 150,
    material,
    hollow: 0.6,
    at: (s, t) =>
      front(
        mix(-1.7, 1.7, s),
        mix(OPEN + 0.6, HEM + 0.2, t),
        0.34 * Math.min(1, 6 * Math.min(s, 1 - s) + 0.35),
      ),
    cloth: (s, t) => [mix(-1.7, 1.7, s), t * (OPEN - HEM) + 0.4],
    tint: (s) => seam(Math.min(s, 1 - s) * 3.4, 0.34, 0.3) * seam(Math.min(s, 1 - s) * 3.4 - 0.55, 0.1, 0.16),
  });
}

function buttons(trim: Surface['material']['color']): Surface[] {
  const color = 'cloth' in trim ? ([0.6, 0.55, 0.48] as const) : trim;
  return [-19.5, -29.5, -39.5, -49.5, -59.5].map((y) => button(front(0, y, 0.38), 0.72, color));
}

function pocket(material: Surface['material']): Surface {
  const [left, right, top, bottom] = [8.2, 18.6, -23, -35];
  return sheet({
    columns: 50,
    rows: 56,
    material,
    at: (s, t) => {
      const x = mix(left, right, s);
      const point = 1.3 * smooth(0, 0.5, Math.min(s, 1 - s));
      const y = mix(top, bottom + 1.3 - point, t);
      return front(x, y, 0.42 * Math.min(1, 8 * Math.min(s, 1 - s, t + 0.04, 1 - t) + 0.3));
    },
    cloth: (s, t) => [mix(left, right, s) + 0.4, -mix(top, bottom, t) + 0.5],
    tint: (s, t) => {
      const edge = Math.min(s * 10.4, (1 - s) * 10.4, (1 - t) * 12);
      return seam(edge, 0.32, 0.3) * seam(edge - 0.5, 0.1, 0.15) * seam(t * 12 - 2, 0.13, 0.2);
    },
  });
}

function sleeves(material: Surface['material']): Surface[] {
  const make = (right: boolean, back: boolean) =>
    sheet({
      columns: 60,
      rows: 70,
      material,
      at: (s, t) => {
        const outward = right === !back ? s : 1 - s;
        const along = mix(-0.2, 1, t);
        const outX = mix(TIP - 0.1, 38.5, along);
        const outer: Vector = [
          outX,
          along < 0 ? slope(outX) - 0.6 + along : mix(-5.5, -24, along) + 1.1 * Math.sin(along * Math.PI),
          0,
        ];
        const inner: Vector = [mix(25.6, 30.2, along), mix(UNDERARM, -34.5, along), 0];
        const round = Math.sin(Math.PI * clamp(outward, 0.001, 0.999)) ** 0.6;
        const x = mix(inner[0], outer[0], outward);
        const y = mix(inner[1], outer[1], outward) - 0.9 * round * t;
        const folded =
          folds.ridges(x * 1.2 + (right ? 0 : 70), y * 0.8, 7, 17) * 0.55 +
          folds.waves(x, y + (right ? 30 : 0), 5, 12) * 0.45;
        const z = (4.4 + 0.6 * t + folded * 0.9) * round * smooth(-0.35, 0.35, along) - 0.6;
        return [right ? x : -x, y, back ? -z : z];
      },
      tint: (_, t) =>
        seam((1 - t) * 22 - 2.4, 0.15, 0.3) * (1 - 0.3 * Math.exp(-(((t - 0.17) * 22) ** 2) / 1.6)),
    });
  return [make(false, false), make(true, false), make(false, true), make(true, true)];
}

function collar(material: Surface['material']): Surface[] {
  const SIDE = 0.42;
  const shape = (p: number, b: number): Vector => {
    const sign = p < 0 ? -1 : 1;
    const q = Math.abs(p);
    if (q < SIDE) {
      const turn = (q / SIDE) * (Math.PI / 2);
      const roll: Vector = [NECK * Math.sin(turn), 3.4 - 2 * (q / SIDE) ** 2, -4.6 + 5.8 * (q / SIDE) ** 2];
      const fall = b * 5.2;
      return [
        sign * (roll[0] + fall * 0.62 * Math.sin(turn)),
        roll[1] - fall * 0.7 + Math.sin(b * Math.PI) * 0.5,
        roll[2] - fall * 0.3 * Math.cos(turn),
      ];
    }
    const down = (q - SIDE) / (1 - SIDE);
    const roll: Vector = [mix(NECK, 0.4, down ** 1.06), mix(1.4, OPEN - 0.6, down ** 1.02), 0];
    const wide =
      down < 0.3
        ? mix(5.4, 8.9, smooth(0, 0.3, down))
        : down < 0.36
          ? mix(8.9, 4.9, (down - 0.3) / 0.06)
          : down < 0.42
            ? mix(4.9, 8.7, (down - 0.36) / 0.06)
            : mix(8.7, 0.3, ((down - 0.42) / 0.58) ** 0.86);
    const turn = mix(-0.62, -0.12, smooth(0, 0.5, down));
    const x = roll[0] + Math.cos(turn) * wide * b;
    const y = roll[1] + Math.sin(turn) * wide * b;
    const over = 0.75 * (1 - b) + 0.5 * Math.sin(b * Math.PI) + 0.42;
    return [sign * x, y, Math.max(frontOf(CUT, x, y), mix(1.2, 3.6, smooth(0, 0.3, down)) * (1 - b)) + over];
  };
  return [
    sheet({
      columns: 400,
      rows: 26,
      material,
      hollow: 0.7,
      at: (s, t) => shape(s * 2 - 1, t),
      cloth: (_s, _t, [x, y]) => [x * 0.86 - y * 0.5, -y * 0.86 - x * 0.5 + 7],
      tint: (_, t) => seam((1 - t) * 7, 0.22, 0.35),
    }),
  ];
}

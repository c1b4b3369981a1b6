import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Surface } from '../render/surface.ts';
import { clamp, mix, smooth } from '../render/vector.ts';
import { frontOf, panels, seam, type Cut } from './garment.ts';
import { hanger } from './hanger.ts';

const NECK = 8.6;
const TIP = 16.4;
const WAIST = -40;
const HEM = -108;

const folds = foldsOf(23);
const slope = (x: number) => -3 * ((Math.abs(x) - NECK) / (TIP - NECK));

const HALVES = [
  [-3, TIP],
  [-12, 14.2],
  [-22, 16.9],
  [WAIST, 14.8],
  [-52, 18],
  [-80, 25],
  [HEM, 32],
] as const;

function widthAt(y: number): number {
  const last = HALVES.findIndex(([height]) => y >= height);
  if (last === 0) return TIP;
  if (last < 0) return HALVES.at(-1)![1];
  const [[high, wide], [low, wider]] = [HALVES[last - 1]!, HALVES[last]!];
  const share = (high - y) / (high - low);
  return mix(wide, wider, y < WAIST ? share : smooth(0, 1, share));
}

/** Precomputed at steps of a quarter centimetre, because every point reads it several times. */
const WIDTHS = Float32Array.from({ length: 500 }, (_, index) => widthAt(-index / 4));
const half = (y: number): number => WIDTHS[Math.min(499, Math.max(0, Math.round(-y * 4)))]!;

const CUT: Cut = {
  shoulder: TIP,
  front: (x) => (Math.abs(x) < NECK ? -9.5 * Math.sqrt(1 - (x / NECK) ** 2) : slope(x)),
  back: (x) => (Math.abs(x) < NECK ? -3.5 * Math.sqrt(1 - (x / NECK) ** 2) : slope(x)),
  line: (x) => (Math.abs(x) < NECK ? 0.2 : slope(x)),
  half,
  depth: (y) =>
    y > WAIST ? 5.2 + 2.2 * Math.exp(-(((y + 22) / 10) ** 2)) : mix(5.2, 12, (WAIST - y) / (WAIST - HEM)),
  seam: WAIST,
  hem: (s) => HEM + 2.2 * Math.abs(s) ** 2,
  folds: (x, y, back) => {
    if (y > WAIST) {
      const gathered = folds.ridges(x, y, 5, 14) * 0.9 * smooth(-22, WAIST, -(y + 22) - 22);
      return gathered + folds.waves(x, y, 7, 20) * 0.5;
    }
    // Flutes keep their share of the skirt's width all the way down.
    const share = x / half(y);
    const down = (WAIST - y) / (WAIST - HEM);
    const phase =
      share * 11.4 + 0.9 * folds.waves(share * 10, (back ? 50 : 0) + down * 2, 4, 3) + (back ? 1.3 : 0);
    const gathers = folds.waves(share * 60, y * 0.1, 3.2, 5) * 0.5 * Math.exp(-down * 7);
    return Math.cos(phase) * (0.25 + 4.1 * down ** 0.85) + gathers + folds.waves(x, y, 6, 30) * 0.3;
  },
};

/** Returns a sleeveless dress with belt and wide skirt on its hanger; its neck is at the origin. */
export function dress({ cloth, trim }: Style): Surface[] {
  const material = cloth(27, { gloss: [0.035, 9] });
  const body = panels(CUT, {
    material,
    columns: 190,
    rows: 240,
    tint: (x, y) => {
      const arm = y > -24 ? seam(half(y) - Math.abs(x) - 0.9, 0.12, 0.25) : 1;
      const bound = y > -14 && Math.abs(x) < NECK + 1 ? seam(y - CUT.front(x) + 0.9, 0.14, 0.25) : 1;
      return arm * bound * seam(y - (HEM + 2.4), 0.12, 0.35) * seam(y - WAIST, 0.3, 1.4);
    },
  });
  return [...belt(trim), ...body, ...hanger(13.5, 3)];
}

function belt(trim: Surface['material']['color']): Surface[] {
  const material = { color: trim, gloss: [0.05, 12] as const };
  const band = sheet({
    columns: 120,
    rows: 12,
    material,
    hollow: 0.4,
    at: (s, t) => {
      const y = WAIST + mix(1.9, -1.5, t);
      const x = mix(-1, 1, s) * (half(WAIST) + 0.35);
      return [
        x,
        y,
        frontOf({ ...CUT, half: () => half(WAIST) + 0.4, folds: () => 0 }, x, WAIST) +
          1 +
          0.2 * Math.sin(t * Math.PI),
      ];
    },
    tint: (s) => 1 + 0.05 * Math.sin(s * 60),
  });
  const end = (side: number, length: number) =>
    sheet({
      columns: 14,
      rows: 60,
      material,
      hollow: 0.5,
      at: (s, t) => {
        const y = WAIST - t * length;
        const x =
          3.4 + side * t * 3.2 + mix(-1.1, 1.1, s) * smooth(-0.1, 0.12, t) + 0.5 * Math.sin(t * 5 + side);
        return [
          x,
          y,
          frontOf(CUT, x, Math.min(y, WAIST - 0.5)) +
            0.9 +
            0.3 * Math.sin(s * Math.PI) -
            0.4 * clamp(t - 0.9, 0, 1),
        ];
      },
    });
  const knot = sheet({
    columns: 24,
    rows: 20,
    material,
    at: (s, t) => {
      const [turn, rise] = [(s - 0.5) * Math.PI, (t - 0.5) * Math.PI];
      return [
        3.4 + Math.sin(turn) * Math.cos(rise) * 1.5,
        WAIST + 0.2 - Math.sin(rise) * 1.6,
        frontOf({ ...CUT, folds: () => 0 }, 3.4, WAIST) + 1 + Math.cos(turn) * Math.cos(rise) * 0.7,
      ];
    },
  });
  return [knot, end(-0.5, 27), end(0.8, 23), band];
}

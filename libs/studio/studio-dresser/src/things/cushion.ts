import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Light, type Material, type Surface } from '../render/surface.ts';
import { smooth, type Vector } from '../render/vector.ts';
import { tube } from './parts.ts';

export interface CushionShape {
  half: readonly [number, number];
  thick: number;
  seed: number;
}

/** Returns a filled cushion with piping, centred on the origin and facing the viewer. */
export function cushion(
  material: Material,
  piping: Light,
  { half: [wide, tall], thick, seed }: CushionShape,
): Surface[] {
  const folds = foldsOf(seed);
  const outline = (a: number, b: number): readonly [number, number] => [
    a * wide * (1 - 0.085 * (1 - b * b)) * (1 + 0.01 * folds.waves(b * 9, a, 3, 3)),
    b * tall * (1 - 0.085 * (1 - a * a)) * (1 + 0.01 * folds.waves(a * 9, b + 5, 3, 3)),
  ];
  const puff = (a: number, b: number): number => {
    const full = ((1 - a ** 2) * (1 - b ** 2)) ** 0.44;
    const ear = smooth(0.72, 1, Math.abs(a)) * smooth(0.72, 1, Math.abs(b));
    const [x, y] = [a * wide, b * tall];
    const corner = Math.hypot(Math.abs(a) - 1, Math.abs(b) - 1);
    const turn = Math.atan2(1.02 - Math.abs(b), 1.02 - Math.abs(a)) * 6;
    const pulled =
      folds.ridges(turn + Math.sign(a) * 7 + Math.sign(b) * 13, corner * 4, 1.6, 7) *
      Math.exp(-corner * 2.2) *
      1.2;
    const edge = Math.min(1 - Math.abs(a), 1 - Math.abs(b));
    const seamed =
      folds.ridges(Math.abs(a) > Math.abs(b) ? y : x, edge * 8 + seed, 2.6, 9) * 0.5 * Math.exp(-edge * 6);
    const soft = folds.waves(x, y, 15, 15) * 0.8;
    return (thick * (1 - 0.25 * ear) + soft - pulled - seamed) * full * smooth(-0.02, 0.1, edge + 0.02);
  };
  const side = (front: boolean) =>
    sheet({
      columns: 130,
      rows: 130,
      material,
      at: (s, t): Vector => {
        const [a, b] = [s * 2 - 1, 1 - t * 2];
        const [x, y] = outline(a, b);
        return [front ? x : -x, y, (front ? 1 : -1) * puff(a, b)];
      },
      cloth: (s, t) => [(s - 0.5) * 2 * wide * 1.08, (t - 0.5) * 2 * tall * 1.08],
    });
  const cord = tube({
    radius: 0.52,
    sides: 10,
    length: 260,
    path: (t) => {
      const [line, along] = [Math.floor(t * 4) % 4, ((t * 4) % 1) * 2 - 1];
      const [a, b] = [
        [along, 1],
        [1, -along],
        [-along, -1],
        [-1, along],
      ][line] as [number, number];
      const [x, y] = outline(a, b);
      return [x, y, 0];
    },
    material: { color: piping, gloss: [0.05, 10] },
  });
  return [side(true), cord, side(false)];
}

export const plainCushion = (style: Style): Surface[] =>
  cushion({ color: style.trim, weave: 0.16 }, style.ground, { half: [21, 21], thick: 9, seed: 83 });

export const seatCushion = (style: Style, thick = 10.5): Surface[] =>
  cushion(style.cloth(31, { gloss: [0.03, 8] }), style.trim, { half: [23, 23], thick, seed: 67 });

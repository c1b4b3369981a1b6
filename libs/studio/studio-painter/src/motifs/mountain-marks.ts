import { filled } from '../brush/path.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { dab } from '../brush/dab.ts';
import { at, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';
import type { Contour, NearRange } from './range.ts';

export function broken(
  studio: Studio,
  xs: readonly number[],
  ridge: Contour,
  foot: number,
  gaps: number,
): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  const shift = studio.chance.between(0, 4000);
  for (const x of xs) {
    const low = foot - ridge(x) < 34;
    if (low || studio.noise(x + shift, 0, 90, 2) < gaps * 2 - 0.9) {
      if (run.length > 3) runs.push(run);
      run = [];
    } else run.push(at(x, ridge(x)));
  }
  if (run.length > 3) runs.push(run);
  return runs;
}

/** Returns 皴 texture strokes: hemp fibres follow the slope, axe cuts cross it, Mi dots are horizontal. */
export function textures(
  studio: Studio,
  ridge: Contour,
  range: NearRange,
  kind: 'hemp' | 'dots' | 'axe',
  ink: number,
  fold: number,
): string[] {
  const { from = -40, to = 1064, foot } = range;
  const { chance, paints } = studio;
  const marks: [string[], string[]] = [[], []];
  const step = kind === 'dots' ? 5 : 7;
  for (let x = from; x < to; x += chance.between(step * 0.5, step * 1.6)) {
    const y = ridge(x);
    const height = foot - y;
    if (height < 46 || x < -20 || x > 1044) continue;
    const slope = (ridge(x + 14) - ridge(x - 14)) / 28;
    const shade = studio.noise(x, y + fold * 300, 130, 2) + slope * 0.35;
    if (shade < -0.1) continue;
    const fall = Math.abs(chance.around(0, Math.min(height * 0.55, 110)));
    const start = at(x, y + 4 + fall);
    const bold = chance.yes(0.35) ? 1 : 0;
    if (kind === 'dots') {
      marks[bold].push(
        dab(start, chance.between(9, 20), chance.between(4, 7.5), chance.around(0, 8), chance),
      );
      continue;
    }
    const side = slope >= 0 ? 1 : -1;
    const length = chance.between(14, 46) * (kind === 'axe' ? 0.6 : 1) * Math.min(1, height / 160 + 0.4);
    const lean =
      kind === 'axe'
        ? side * chance.between(0.5, 0.9)
        : Math.max(-0.8, Math.min(0.8, slope * 0.5)) + chance.around(0, 0.22);
    const bend = chance.around(0, 5) + side * 3;
    const way = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      at(
        start.x + lean * length * t + bend * Math.sin(t * Math.PI),
        start.y + length * t * (kind === 'axe' ? 0.75 : 1),
      ),
    );
    marks[bold].push(
      ribbon(
        way,
        kind === 'axe' ? chance.between(4, 10) : chance.between(1.2, 2.6),
        kind === 'axe' ? PRESSURES.nail : PRESSURES.leaf,
      ),
    );
  }
  return [filled(marks[0], paints.hue, ink * 0.5), filled(marks[1], paints.ink, ink * 0.55)];
}

export function moss(
  studio: Studio,
  xs: readonly number[],
  ridge: Contour,
  foot: number,
  wooded: number,
): string[] {
  const { chance } = studio;
  const shift = chance.between(0, 3000);
  const dots: string[] = [];
  for (const x of xs) {
    const y = ridge(x);
    if (foot - y < 40 || studio.noise(x + shift, foot, 110, 2) < 0.75 - wooded) continue;
    const pile = chance.whole(1, 3);
    for (let index = 0; index < pile; index += 1)
      dots.push(
        dab(
          at(chance.around(x, 6), y - index * 4 + chance.around(1, 4)),
          chance.between(4, 9),
          chance.between(3, 5.5),
          chance.around(0, 25),
          chance,
        ),
      );
  }
  return dots;
}

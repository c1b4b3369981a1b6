import { filled, outline } from '../brush/path.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';
import { broken, moss, textures } from './mountain-marks.ts';
import type { Contour, NearRange, Range } from './range.ts';

/** Returns the skyline of a range as a function from x to y. */
export function skyline(studio: Studio, { peaks, foot, rough = 0.4 }: Range): Contour {
  const shift = studio.chance.between(0, 5000);
  return (x) => {
    let height = 0;
    for (const { x: summit, height: top, width, steepness = 1.5 } of peaks) {
      const wander = studio.noise(x + shift, summit, width * 1.1, 2) * width * 0.18 * rough;
      const near = top * Math.exp(-((Math.abs(x - summit + wander) / width) ** steepness));
      height = Math.max(height, near) + Math.min(height, near) * 0.12;
    }
    const crags =
      studio.noise(x + shift, foot, 120, 4) * 0.5 +
      (1 - Math.abs(studio.noise(x + shift, 900, 46, 3))) * 0.28 -
      0.2;
    return foot - height * (1 + crags * rough * 0.6) - crags * rough * 12;
  };
}

const across = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Paints a far range as one wash that fades from the skyline to the foot. Returns its skyline. */
export function paintFarRange(studio: Studio, range: Range, paint: string, strength: number): Contour {
  const { foot, depth, from = -40, to = 1064 } = range;
  const y = skyline(studio, range);
  const xs = across(from, to, 6);
  const top = Math.min(...xs.map(y));
  const { fill, definition } = studio.fading(
    paint,
    [top, strength],
    [top + (foot - top) * 0.45, strength * 0.62],
    [foot - 8, 0],
  );
  const edge = xs.map((x) => at(x, y(x)));
  studio.lay('mountain', { depth, filter: 'wash' }, [
    definition + filled(outline([...edge, at(to, foot), at(from, foot)]), fill),
  ]);
  return y;
}

/** Paints a near range with overlapping folds, texture strokes and moss. Returns its skyline. */
export function paintRange(studio: Studio, range: NearRange): Contour {
  const {
    foot,
    depth,
    from = -40,
    to = 1064,
    paint,
    crown,
    strength,
    texture,
    folds = 4,
    wooded = 0.4,
    ink = 0.75,
  } = range;
  const { chance, paints } = studio;
  const y = skyline(studio, range);
  const xs = across(from, to, 6);
  const top = Math.min(...xs.map(y));
  const washes: string[] = [];
  const ridges: Contour[] = [y];
  for (let fold = 1; fold <= folds; fold += 1) {
    const part = fold / (folds + 1);
    const shift = chance.between(0, 900);
    ridges.push((x) => {
      const height = foot - y(x + studio.noise(x, shift, 260, 2) * 46 * part);
      const lower = 1 - part * 0.86 + studio.noise(x + shift, shift, 190, 3) * 0.2;
      return foot - height * Math.min(0.97, Math.max(0.02, lower));
    });
  }
  for (const [fold, ridge] of ridges.entries()) {
    const edge = xs.map((x) => at(x, ridge(x)));
    const summit = Math.min(...edge.map((point) => point.y));
    const drop = (foot - summit) * (fold === 0 ? 0.95 : 0.55);
    const alpha = strength * (fold === 0 ? 0.7 : 0.55);
    const body = studio.fading(
      paint,
      [summit, alpha],
      [summit + drop * 0.4, alpha * 0.5],
      [summit + drop, 0],
    );
    washes.push(
      body.definition + filled(outline([...edge, at(to, foot + 20), at(from, foot + 20)]), body.fill),
    );
    for (const reach of [26, 62]) {
      const under = xs
        .map((x) =>
          at(
            x,
            Math.min(
              foot,
              ridge(x) +
                Math.min(reach, (foot - ridge(x)) * 0.6) *
                  (0.7 + 0.5 * studio.noise(x, reach + fold * 70, 80, 2)),
            ),
          ),
        )
        .reverse();
      washes.push(filled(outline([...edge, ...under]), paint, alpha * 0.22));
    }
  }
  if (crown) {
    const cap = studio.fading(
      crown,
      [top, 0.85],
      [top + (foot - top) * 0.35, 0.5],
      [top + (foot - top) * 0.7, 0],
    );
    washes.push(
      cap.definition +
        filled(outline([...xs.map((x) => at(x, y(x) + 5)), at(to, foot), at(from, foot)]), cap.fill),
    );
  }
  studio.lay('mountain', { depth, filter: 'wash' }, washes);

  const lines: string[] = [];
  for (const [fold, ridge] of ridges.entries()) {
    for (const run of broken(studio, xs, ridge, foot, fold === 0 ? 0.3 : 0.48))
      lines.push(
        filled(
          ribbon(run, chance.between(1.6, 4.2), PRESSURES.leaf),
          paints.ink,
          ink * (fold === 0 ? 0.62 : 0.46),
        ),
      );
    if (texture !== 'none') lines.push(...textures(studio, ridge, range, texture, ink, fold));
  }
  studio.lay('mountain', { depth: depth + 0.005, filter: 'dry' }, lines);
  if (wooded > 0) {
    const dots = ridges.flatMap((ridge, fold) =>
      moss(studio, xs, ridge, foot, wooded * (fold === 0 ? 1 : 0.7)),
    );
    studio.lay('tree', { depth: depth + 0.01, filter: 'ink' }, [
      filled(
        dots.filter(() => chance.yes(0.5)),
        paints.hue,
        ink * 0.5,
      ),
      filled(
        dots.filter(() => chance.yes(0.45)),
        paints.ink,
        ink * 0.85,
      ),
    ]);
  }
  return y;
}

import { filled, outline } from '../brush/path.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { dab } from '../brush/dab.ts';
import { at } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { skyline } from './mountain.ts';
import type { Range } from './range.ts';

export function paintSnowRange(studio: Studio, range: Range, ink: number): void {
  const { foot, depth, from = -40, to = 1064 } = range;
  const { chance, paints } = studio;
  const y = skyline(studio, range);
  const xs = Array.from({ length: Math.floor((to - from) / 6) + 1 }, (_, index) => from + index * 6);
  const edge = xs.map((x) => at(x, y(x)));
  const top = Math.min(...edge.map((point) => point.y));
  const snow = blend(paints.white, paints.pale ? paints.accent : paints.paper, 0.4);
  const body = studio.fading(snow, [top, 0.96], [top + (foot - top) * 0.6, 0.85], [foot, 0]);
  const folds: string[] = [
    body.definition + filled(outline([...edge, at(to, foot), at(from, foot)]), body.fill),
  ];
  for (let fold = 1; fold <= 4; fold += 1) {
    const shift = chance.between(0, 900);
    const part = fold / 5;
    const ridge = (x: number) =>
      foot -
      (foot - y(x + studio.noise(x, shift, 200, 2) * 40)) *
        Math.max(0.03, 1 - part * 0.85 + studio.noise(x + shift, shift, 150, 3) * 0.22);
    const shade = studio.fading(
      paints.hue,
      [top, 0.42 * ink],
      [top + (foot - top) * 0.8, 0.25 * ink],
      [foot, 0],
    );
    const near = xs.map((x) => at(x, ridge(x)));
    const under = xs
      .map((x) => at(x, Math.min(foot, ridge(x) + Math.max(0, studio.noise(x, shift, 90, 2) + 0.25) * 74)))
      .reverse();
    folds.push(shade.definition + filled(outline([...near, ...under]), shade.fill));
  }
  studio.lay('mountain', { depth, filter: 'wash' }, folds);
  const lines: string[] = [];
  const trees: string[] = [];
  let run: { x: number; y: number }[] = [];
  const flush = () => {
    if (run.length > 3) lines.push(ribbon(run, chance.between(2, 4), PRESSURES.leaf));
    run = [];
  };
  for (const point of edge) {
    if (foot - point.y < 40 || studio.noise(point.x, 40, 80, 2) < -0.1) flush();
    else run.push(point);
    if (foot - point.y > 60 && studio.noise(point.x, 700, 70, 2) > 0.15) {
      const tall = chance.between(7, 15);
      trees.push(
        ribbon(
          [
            at(point.x, point.y + 3),
            at(point.x + 1, point.y - tall * 0.5),
            at(point.x + chance.around(0, 3), point.y - tall),
          ],
          3,
          PRESSURES.branch,
        ),
      );
      trees.push(dab(at(point.x, point.y - tall * 0.7), 6, 4, 60, chance));
    }
    const fall = chance.between(0.15, 0.7) * (foot - point.y);
    if (fall > 24 && chance.yes(0.4)) {
      const start = at(point.x, point.y + fall);
      const lean = chance.around(0, 14);
      lines.push(
        ribbon(
          [
            start,
            at(start.x + lean * 0.6, start.y + 10),
            at(start.x + lean, start.y + chance.between(16, 34)),
          ],
          chance.between(1.4, 3),
          PRESSURES.nail,
        ),
      );
    }
  }
  flush();
  studio.lay('mountain', { depth: depth + 0.004, filter: 'dry' }, [
    filled(lines, paints.ink, ink),
    filled(trees, paints.ink, Math.min(1, ink * 1.3)),
  ]);
}

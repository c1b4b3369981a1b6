import { filled, outline } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { dryStroke, PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export interface RockPlan {
  x: number;
  foot: number;
  width: number;
  height: number;
  depth: number;
  tone?: number;
  paint?: string;
}

/** Paints an angular rock: broken outline, facets washed on one side, cuts along the folds, and moss. */
export function paintRock(
  studio: Studio,
  { x, foot, width, height, depth, tone = 0.8, paint }: RockPlan,
): void {
  const { chance, paints } = studio;
  const body = paint ?? paints.hue;
  const summit = chance.between(-0.3, 0.25);
  const spot = (along: number, up: number) => at(x + along * width * 0.5, foot - up * height);
  const edge: Point[] = [];
  for (const along of [-1, -0.86, -0.62, -0.4, -0.16, 0.08, 0.34, 0.56, 0.8, 1]) {
    const near = along < summit ? (along + 1) / (summit + 1) : (1 - along) / (1 - summit);
    const up = Math.abs(along) === 1 ? -0.02 : near ** 0.62 * chance.between(0.84, 1.04) + 0.04;
    edge.push(at(spot(along, up).x + chance.around(0, width * 0.025), spot(along, up).y));
  }
  const back = curve(edge, 26).flatMap((point, index, all) => [
    point,
    ...(all[index + 1]
      ? [
          at(
            (point.x + (all[index + 1]?.x ?? 0)) / 2 + chance.around(0, 2),
            (point.y + (all[index + 1]?.y ?? 0)) / 2 + chance.around(0, 2),
          ),
        ]
      : []),
  ]);
  const wash = studio.fading(
    body,
    [foot - height, tone * 0.55],
    [foot - height * 0.35, tone * 0.3],
    [foot + 4, 0],
  );
  const bare = studio.fading(
    paints.paper,
    [foot - height, 0.95],
    [foot - height * 0.3, 0.9],
    [foot + 4, 0.1],
  );
  studio.lay('rock', { depth, filter: 'wash' }, [
    bare.definition + filled(outline(back), bare.fill),
    wash.definition + filled(outline(back), wash.fill),
  ]);

  const folds = [
    chance.between(-0.66, -0.5),
    summit + chance.between(-0.08, 0.06),
    chance.between(0.42, 0.6),
  ].map((along) => {
    const top = back.reduce(
      (best, point) =>
        Math.abs(point.x - spot(along, 0).x) < Math.abs(best.x - spot(along, 0).x) ? point : best,
      edge[0] ?? spot(0, 1),
    );
    const fall = (foot - top.y) * chance.between(0.62, 0.95);
    const drift = width * chance.between(0.02, 0.11);
    return [
      top,
      at(top.x + drift * 0.9, top.y + fall * 0.28),
      at(top.x + drift * 0.5, top.y + fall * 0.55),
      at(top.x + drift * 1.6, top.y + fall),
    ];
  });
  const shades = folds.map((fold) => {
    const line = curve(fold, 10);
    const reach = width * chance.between(0.1, 0.2);
    const far = line
      .map((point, index) =>
        at(
          point.x + reach * Math.sin(Math.PI * Math.min(1, 0.15 + index / line.length)),
          point.y + reach * 0.35,
        ),
      )
      .reverse();
    const top = fold[0]?.y ?? foot - height;
    const shade = studio.fading(paints.ink, [top, tone * 0.5], [Math.max(top + 20, foot), 0.02]);
    return shade.definition + filled(outline([...line, ...far]), shade.fill);
  });
  studio.lay('rock', { depth: depth + 0.002, filter: 'wash' }, shades);

  const lines: string[] = [];
  const bold = (way: readonly Point[], thickness: number, wetness: number) => {
    lines.push(filled(stroke(way, thickness * 0.8, PRESSURES.leaf), paints.ink, tone * 0.55));
    lines.push(filled(dryStroke(way, thickness, PRESSURES.leaf, wetness, chance), paints.ink, tone * 0.9));
  };
  const weight = Math.max(4, Math.min(15, width * 0.034));
  for (let from = 0; from < back.length - 4;) {
    const count = chance.whole(5, 9);
    bold(back.slice(from, from + count + 1), weight * chance.between(0.55, 1.25), chance.between(0.5, 0.95));
    from += count - 1 + (chance.yes(0.3) ? chance.whole(1, 3) : 0);
  }
  for (const fold of folds)
    bold(curve(fold, 12), weight * chance.between(0.4, 0.75), chance.between(0.45, 0.7));
  const cuts: string[] = [];
  for (const fold of folds) {
    const line = curve(fold, 9).slice(1);
    for (const point of line)
      for (let cut = 0; cut < 2; cut += 1) {
        if (chance.yes(0.35)) continue;
        const start = at(point.x + chance.between(2, width * 0.12), point.y + chance.around(0, 6));
        const length = Math.min(46, height * chance.between(0.07, 0.17));
        cuts.push(
          ribbon(
            [
              start,
              at(start.x + length * 0.3, start.y + length * 0.4),
              at(start.x + length * 0.42, start.y + length),
            ],
            length * chance.between(0.1, 0.24),
            PRESSURES.nail,
          ),
        );
      }
  }
  lines.push(filled(cuts, paints.ink, tone * 0.4));
  studio.lay('rock', { depth: depth + 0.004, filter: 'dry' }, lines);
  const dots: string[] = [];
  for (const point of back)
    for (let dot = 0; dot < 2; dot += 1)
      if (
        studio.noise(point.x * 2, point.y, 120, 2) > 0.1 &&
        chance.yes(0.75) &&
        foot - point.y > height * 0.25
      )
        dots.push(
          dab(
            at(point.x + chance.around(0, 9), point.y + chance.around(2, 9)),
            chance.between(4, 10),
            chance.between(3, 6),
            chance.around(0, 40),
            chance,
          ),
        );
  studio.lay('rock', { depth: depth + 0.006, filter: 'ink' }, [filled(dots, paints.ink, tone)]);
}

export function paintBank(
  studio: Studio,
  {
    y,
    from,
    to,
    depth,
    rise = 26,
    tone = 0.6,
  }: { y: number; from: number; to: number; depth: number; rise?: number; tone?: number },
): void {
  const { chance, paints } = studio;
  const shift = chance.between(0, 4000);
  const edge: Point[] = [];
  for (let x = from; x <= to; x += 8) {
    const t = (x - from) / (to - from);
    edge.push(
      at(x, y - rise * Math.sin(Math.PI * t) ** 0.6 * (0.6 + 0.55 * studio.noise(x + shift, y, 170, 3))),
    );
  }
  const wash = studio.fading(
    paints.hue,
    [y - rise * 1.4, tone * 0.55],
    [y + 2, tone * 0.12],
    [y + rise * 0.5, 0],
  );
  studio.lay('rock', { depth, filter: 'wash' }, [
    wash.definition + filled(outline([...edge, at(to, y + rise * 0.5), at(from, y + rise * 0.5)]), wash.fill),
  ]);
  const strokes: string[] = [];
  const lines: string[] = [];
  for (let start = chance.whole(0, 4); start < edge.length - 4;) {
    const count = chance.whole(5, 16);
    lines.push(
      filled(
        ribbon(edge.slice(start, start + count), chance.between(2, Math.max(4, rise * 0.12)), PRESSURES.leaf),
        paints.ink,
        tone * chance.between(0.5, 0.95),
      ),
    );
    start += count + chance.whole(-2, 5);
  }
  for (let index = 0; index < (to - from) / 9; index += 1) {
    const start = edge[chance.whole(2, edge.length - 3)];
    if (!start) continue;
    const length = chance.between(20, 70);
    const level = start.y + chance.between(4, rise * 0.9);
    strokes.push(
      ribbon(
        [
          at(start.x, level),
          at(start.x + length * 0.5, level + chance.around(0, 2)),
          at(start.x + length, level + chance.around(1, 3)),
        ],
        chance.between(1.2, 3.6),
        PRESSURES.leaf,
      ),
    );
  }
  lines.push(filled(strokes, paints.ink, tone * 0.42));
  studio.lay('rock', { depth: depth + 0.004, filter: 'dry' }, lines);
  const dots = edge
    .filter(() => chance.yes(0.3))
    .map((point) =>
      dab(
        at(point.x + chance.around(0, 8), point.y + chance.around(0, 4)),
        chance.between(4, 9),
        chance.between(3, 5),
        0,
        chance,
      ),
    );
  studio.lay('rock', { depth: depth + 0.006, filter: 'ink' }, [filled(dots, paints.ink, tone)]);
}

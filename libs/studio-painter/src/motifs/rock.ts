import { filled, outline } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { dryStroke, PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, mix, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export interface RockPlan {
  x: number;
  /** Where it stands. */
  foot: number;
  width: number;
  height: number;
  depth: number;
  /** How dark, 0-1. */
  tone?: number;
  paint?: string;
}

/** A rock of few angular strokes: light top, axe-cut shadow on one side, moss; its foot is lost in water or mist. */
export function paintRock(
  studio: Studio,
  { x, foot, width, height, depth, tone = 0.8, paint }: RockPlan,
): void {
  const { chance, paints } = studio;
  const body = paint ?? paints.hue;
  const lean = chance.between(-0.15, 0.15);
  const corner = (along: number, up: number) =>
    at(
      x + along * width * 0.5 + lean * up * height + chance.around(0, width * 0.03),
      foot - up * height + chance.around(0, height * 0.03),
    );
  const top = [
    corner(-1, 0),
    corner(-0.92, 0.34),
    corner(-0.62, 0.62),
    corner(-0.34, 0.8),
    corner(-0.1, 1),
    corner(0.26, 0.94),
    corner(0.5, 0.66),
    corner(0.84, 0.4),
    corner(1, 0),
  ];
  const back = curve(top, 7);
  const wash = studio.fading(
    body,
    [foot - height, tone * 0.5],
    [foot - height * 0.3, tone * 0.32],
    [foot + 4, 0],
  );
  const shaded = [
    corner(0.02, 0.9),
    corner(0.26, 0.9),
    corner(0.52, 0.62),
    corner(0.86, 0.36),
    corner(0.9, 0.02),
    corner(0.3, 0.02),
    corner(0.2, 0.4),
    corner(0.06, 0.62),
  ];
  const shadow = studio.fading(paints.ink, [foot - height, tone * 0.6], [foot, tone * 0.1]);
  studio.lay('rock', { depth, filter: 'wash' }, [
    filled(outline(back), paints.paper, 0.92),
    wash.definition + filled(outline(back), wash.fill),
    shadow.definition + filled(outline(curve(shaded, 8, true)), shadow.fill),
  ]);
  const lines: string[] = [];
  const bold = (points: readonly Point[], thickness: number, wetness: number) => {
    const way = curve(points, 9).map((point) =>
      at(point.x + chance.around(0, 1.6), point.y + chance.around(0, 1.6)),
    );
    lines.push(filled(stroke(way, thickness * 0.6, PRESSURES.leaf), paints.ink, tone * 0.7));
    lines.push(filled(dryStroke(way, thickness, PRESSURES.leaf, wetness, chance), paints.ink, tone * 0.85));
  };
  bold(top.slice(0, 5), Math.max(5, width * 0.035), 0.6);
  bold(top.slice(4, 9), Math.max(6, width * 0.05), 0.75);
  const inner = (fromUp: number, along: number, drift: number) => [
    corner(along, fromUp),
    corner(along + drift * 0.4, fromUp * 0.72),
    corner(along + drift, fromUp * 0.36),
  ];
  bold(inner(0.9, -0.02, 0.18), Math.max(4, width * 0.03), 0.5);
  bold(inner(0.62, -0.5, 0.16), Math.max(3, width * 0.02), 0.4);
  bold(inner(0.6, 0.42, 0.14), Math.max(3, width * 0.022), 0.5);
  const cuts: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const along = mix(0.02, 0.8, chance.next());
    const start = corner(along, chance.between(0.15, 0.75) * (1 - along * 0.5));
    const length = height * chance.between(0.08, 0.2);
    cuts.push(
      ribbon(
        [
          start,
          at(start.x + length * 0.45, start.y + length * 0.5),
          at(start.x + length * 0.6, start.y + length),
        ],
        length * 0.28,
        PRESSURES.nail,
      ),
    );
  }
  lines.push(filled(cuts, paints.ink, tone * 0.45));
  studio.lay('rock', { depth: depth + 0.004, filter: 'dry' }, lines);
  const dots: string[] = [];
  for (const point of back)
    if (
      studio.noise(point.x * 3, point.y, 110, 2) > 0.12 &&
      chance.yes(0.7) &&
      foot - point.y > height * 0.25
    )
      dots.push(
        dab(
          at(point.x + chance.around(0, 5), point.y + chance.around(3, 8)),
          chance.between(4, 10),
          chance.between(3, 6),
          chance.around(0, 40),
          chance,
        ),
      );
  studio.lay('rock', { depth: depth + 0.006, filter: 'ink' }, [filled(dots, paints.ink, tone)]);
}

/** A bank: a low level wash with a few reeds of ink under it, as Ni Zan ends his shores. */
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

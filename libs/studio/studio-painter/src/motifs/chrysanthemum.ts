import { filled, outline } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve, heading, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';

export interface ChrysanthemumPlan {
  foot: Point;
  head: Point;
  size: number;
  open: 'bud' | 'full';
}

export function paintChrysanthemums(
  studio: Studio,
  depth: number,
  paint: string,
  stems: readonly ChrysanthemumPlan[],
): void {
  const { chance, paints } = studio;
  const stalks: string[] = [];
  const leaves: string[] = [];
  const veins: string[] = [];
  const petals: string[] = [];
  const lines: string[] = [];
  for (const { foot, head, size, open } of stems) {
    const bow = chance.around(0, 46);
    const way = curve(
      [
        foot,
        at(foot.x + (head.x - foot.x) * 0.25 + bow, foot.y + (head.y - foot.y) * 0.4),
        at(foot.x + (head.x - foot.x) * 0.7 + bow * 0.4, foot.y + (head.y - foot.y) * 0.75),
        head,
      ],
      8,
    );
    stalks.push(filled(ribbon(way, 7, PRESSURES.branch), blend(paints.ink, paints.hue, 0.4), 0.9));
    const count = Math.round(Math.hypot(head.x - foot.x, head.y - foot.y) / 46);
    for (let index = 0; index < count; index += 1) {
      const spot =
        way[Math.floor(way.length * (0.06 + (0.82 * (index + chance.next() * 0.5)) / count))] ?? foot;
      const side = index % 2 ? 1 : -1;
      leaf(
        studio,
        spot,
        90 + side * -chance.between(58, 118),
        size * chance.between(0.42, 0.66),
        leaves,
        veins,
      );
    }
    const up = heading(way.at(-6) ?? foot, head);
    if (open === 'bud') bud(studio, { center: head, size: size * 0.42, up, paint, petals, lines });
    else bloom(studio, { center: head, size, up, paint, petals, lines });
  }
  studio.lay('plant', { depth, filter: 'ink' }, stalks);
  studio.lay('plant', { depth: depth + 0.003, filter: 'wash' }, leaves);
  studio.lay('plant', { depth: depth + 0.005, filter: 'ink' }, veins);
  studio.lay('flower', { depth: depth + 0.01, filter: 'tint' }, petals);
  studio.lay('flower', { depth: depth + 0.012, filter: 'ink' }, lines);
}

function leaf(
  studio: Studio,
  foot: Point,
  way: number,
  size: number,
  leaves: string[],
  veins: string[],
): void {
  const { chance, paints } = studio;
  const middle = toward(foot, way, size * 0.52);
  const lobes = [-96, -48, 0, 48, 96];
  const ring: Point[] = [foot];
  for (const [index, angle] of lobes.entries()) {
    const reach = size * (angle === 0 ? 0.52 : 0.4) * chance.between(0.85, 1.1);
    ring.push(toward(middle, way + angle - 13, reach * 0.82));
    ring.push(toward(middle, way + angle + 2, reach));
    ring.push(toward(middle, way + angle + 15, reach * 0.8));
    if (index < lobes.length - 1) ring.push(toward(middle, way + angle + 24, reach * 0.42));
  }
  const tone = chance.between(0.4, 0.92);
  leaves.push(filled(outline(curve(ring, 5, true)), chance.yes(0.7) ? paints.ink : paints.hue, tone));
  veins.push(
    filled(
      ribbon(curve([foot, middle, toward(middle, way, size * 0.42)], 5), 2.2, PRESSURES.nail),
      paints.ink,
      0.8,
    ),
  );
  for (const angle of [-48, 48, -92, 92])
    veins.push(
      filled(
        ribbon(
          [middle, toward(middle, way + angle, size * 0.15), toward(middle, way + angle * 0.92, size * 0.29)],
          1.5,
          PRESSURES.nail,
        ),
        paints.ink,
        0.6,
      ),
    );
}

interface Flower {
  center: Point;
  size: number;
  up: number;
  paint: string;
  petals: string[];
  lines: string[];
}

function bloom(studio: Studio, { center, size, up, paint, petals, lines }: Flower): void {
  const { chance, paints } = studio;
  const light = blend(paint, paints.white, paints.pale ? 0.1 : 0.42);
  const dark = blend(paint, paints.ink, 0.34);
  const squash = chance.between(0.62, 0.8);
  const [cos, sin] = [Math.cos(((up + 90) * Math.PI) / 180), Math.sin(((up + 90) * Math.PI) / 180)];
  const seen = (angle: number, reach: number, lift: number): Point => {
    const [x, y] = [
      Math.cos((angle * Math.PI) / 180) * reach,
      Math.sin((angle * Math.PI) / 180) * reach * squash - lift,
    ];
    return at(center.x + x * cos - y * sin, center.y + x * sin + y * cos);
  };
  const rings: readonly [count: number, from: number, reach: number, lift: number, width: number][] = [
    [19, 0.1, 0.56, 0.0, 0.105],
    [17, 0.08, 0.46, 0.05, 0.1],
    [14, 0.05, 0.34, 0.1, 0.095],
    [10, 0.02, 0.21, 0.15, 0.085],
  ];
  for (const [ring, [count, from, reach, lift, width]] of rings.entries()) {
    const first = chance.between(0, 360);
    for (let petal = 0; petal < count; petal += 1) {
      const angle = first + (360 / count) * petal + chance.around(0, 7);
      const long = size * reach * chance.between(0.84, 1.1);
      const line = curve(
        [
          seen(angle, size * from, size * lift * 0.6),
          seen(angle + 3, long * 0.62, size * lift * 1.25),
          seen(angle + chance.around(7, 5), long, size * lift),
        ],
        4,
      );
      const shape = ribbon(line, size * width * chance.between(0.85, 1.15), spoon);
      petals.push(filled(shape, ring < 1 ? dark : blend(dark, light, ring / 3), 0.96));
      petals.push(filled(ribbon(line, size * width * 0.55, spoon), light, 0.55));
      lines.push(filled(ribbon(line, 1.2, PRESSURES.nail), paints.ink, ring === 3 ? 0.6 : 0.38));
    }
  }
  for (let dot = 0; dot < 9; dot += 1)
    lines.push(
      filled(
        dab(seen(chance.between(0, 360), size * chance.between(0, 0.07), size * 0.15), 4, 3, 0, chance),
        paints.pale ? paints.earth : dark,
        0.9,
      ),
    );
}

const spoon = (t: number): number => Math.sin(Math.PI * Math.min(1, t ** 1.5 * 0.94 + 0.05)) ** 0.8 + 0.06;

function bud(studio: Studio, { center, size, up, paint, petals, lines }: Flower): void {
  const { chance, paints } = studio;
  for (const angle of [-46, -28, -10, 10, 28, 46]) {
    const line = curve(
      [
        center,
        toward(center, up + angle * 0.7, size * 0.45),
        toward(center, up + angle * 0.5, size * chance.between(0.75, 0.95)),
      ],
      4,
    );
    petals.push(
      filled(
        ribbon(line, size * 0.26, PRESSURES.leaf),
        blend(paint, paints.white, Math.abs(angle) > 20 ? 0 : 0.3),
        0.95,
      ),
    );
    lines.push(filled(ribbon(line, 1.1, PRESSURES.nail), paints.ink, 0.45));
  }
  for (const angle of [-60, -20, 20, 60])
    lines.push(
      filled(
        ribbon(
          [
            toward(center, up + 180, size * 0.1),
            toward(center, up + angle, size * 0.16),
            toward(center, up + angle * 0.8, size * 0.34),
          ],
          5,
          PRESSURES.nail,
        ),
        blend(paints.ink, paints.hue, 0.4),
        0.85,
      ),
    );
}

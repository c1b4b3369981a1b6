import { filled } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';

export interface OrchidPlan {
  foot: Point;
  length: number;
  depth: number;
  /** 1 leans right, -1 left. */
  lean: 1 | -1;
  paint: string;
  flowers: number;
}

const LEAVES: readonly [out: number, up: number, fall: number, width: number][] = [
  [0.98, 0.62, 0.34, 1],
  [0.5, 0.86, 0.12, 0.9],
  [-0.46, 0.68, 0.22, 0.85],
  [0.8, 0.3, 0.26, 0.8],
  [0.16, 0.74, 0, 0.75],
  [-0.74, 0.36, 0.3, 0.8],
  [-0.16, 0.5, 0.02, 0.7],
  [0.42, 0.4, 0.16, 0.65],
  [-0.3, 0.28, 0.14, 0.6],
];

export function paintOrchids(
  studio: Studio,
  { foot, length, depth, lean, paint, flowers }: OrchidPlan,
): void {
  const { chance, paints } = studio;
  const leaf = blend(paints.ink, paint, 0.12);
  const far: string[] = [];
  const near: string[] = [];
  for (const [index, [out, up, fall, width]] of LEAVES.entries()) {
    const root = at(foot.x + chance.around(0, length * 0.035), foot.y + chance.around(0, 5));
    const reach = length * chance.between(0.9, 1.08);
    const [dx, dy] = [lean * out * reach, up * reach];
    const way = curve(
      [
        root,
        at(root.x + dx * 0.14, root.y - dy * 0.5),
        at(root.x + dx * 0.44, root.y - dy * 0.94),
        at(root.x + dx * 0.78, root.y - dy + fall * reach * 0.22),
        at(root.x + dx, root.y - dy + fall * reach),
      ],
      8,
    );
    const drawn = stroke(way, length * 0.031 * width, PRESSURES.orchid);
    if (index % 3 === 2) far.push(filled(drawn, paints.gray, 0.8));
    else near.push(filled(drawn, leaf, chance.between(0.78, 0.96)));
  }
  studio.lay('plant', { depth, filter: 'ink' }, far);
  studio.lay('plant', { depth: depth + 0.004, filter: 'ink' }, near);
  const sheaths = Array.from({ length: 6 }, () => {
    const root = at(foot.x + chance.around(0, length * 0.06), foot.y + chance.around(4, 6));
    const tip = toward(root, -90 + chance.around(0, 60), length * chance.between(0.06, 0.13));
    return ribbon(
      curve([root, at((root.x + tip.x) / 2 + 3, (root.y + tip.y) / 2), tip], 5),
      9,
      PRESSURES.nail,
    );
  });
  studio.lay('plant', { depth: depth + 0.005, filter: 'ink' }, [filled(sheaths, paints.ink, 0.7)]);

  const washes: string[] = [];
  const lines: string[] = [];
  for (let flower = 0; flower < flowers; flower += 1) {
    const part = (flower + 0.5) / flowers;
    const spot = at(
      foot.x + lean * length * (-0.34 + part * 0.98) + chance.around(0, length * 0.05),
      foot.y - length * (0.66 - Math.abs(part - 0.42) * 0.5) + chance.around(0, length * 0.05),
    );
    const stalk = curve(
      [foot, at(foot.x + (spot.x - foot.x) * 0.32, foot.y + (spot.y - foot.y) * 0.62), spot],
      8,
    );
    lines.push(filled(ribbon(stalk, length * 0.007, PRESSURES.wire), paints.hue, 0.75));
    bloom(
      studio,
      spot,
      length * chance.between(0.105, 0.13),
      -90 + lean * chance.around(24, 40),
      paint,
      washes,
      lines,
    );
  }
  studio.lay('flower', { depth: depth + 0.008, filter: 'tint' }, washes);
  studio.lay('flower', { depth: depth + 0.01, filter: 'ink' }, lines);
}

function bloom(
  studio: Studio,
  spot: Point,
  size: number,
  turn: number,
  paint: string,
  washes: string[],
  lines: string[],
): void {
  const { chance, paints } = studio;
  const petals: readonly [angle: number, reach: number, width: number][] = [
    [0, 1.05, 0.26],
    [-72, 1.12, 0.24],
    [76, 1.12, 0.24],
    [-26, 0.66, 0.3],
    [28, 0.66, 0.3],
  ];
  for (const [angle, reach, width] of petals) {
    const way = turn + angle + chance.around(0, 8);
    const bend = toward(toward(spot, way, size * reach * 0.55), way + 90, chance.around(0, size * 0.14));
    const line = curve([spot, bend, toward(spot, way, size * reach)], 4);
    const shade = reach < 1 && !paints.pale ? paints.deep : paint;
    washes.push(filled(ribbon(line, size * width, PRESSURES.leaf), shade, chance.between(0.82, 0.98)));
    lines.push(filled(ribbon(line, 1.3, PRESSURES.nail), paints.ink, 0.45));
  }
  const lip = toward(spot, turn + 180, size * 0.34);
  washes.push(
    filled(dab(lip, size * 0.42, size * 0.26, turn, chance), blend(paint, paints.white, 0.5), 0.95),
  );
  for (const angle of [-34, 0, 34]) {
    const tip = toward(spot, turn + 180 + angle, size * 0.3);
    lines.push(
      filled(
        ribbon([spot, toward(spot, turn + 180 + angle, size * 0.16), tip], 3, PRESSURES.nail),
        paints.ink,
        0.92,
      ),
    );
    lines.push(filled(dab(tip, 4.4, 3.6, 0, chance), paints.ink, 0.92));
  }
}

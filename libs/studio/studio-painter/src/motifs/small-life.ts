import { PRESSURES } from '../brush/stroke.ts';
import { type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { Sketch } from './drawn.ts';

export function paintDragonfly(
  studio: Studio,
  spot: Point,
  size: number,
  depth: number,
  mirrored: boolean,
): void {
  const { paints, chance } = studio;
  const s = new Sketch(studio, { origin: spot, scale: size / 60, mirrored, turn: chance.around(-14, 10) });
  s.area('-8,-1 -20,-16 -34,-24 -40,-22 -34,-14 -20,-4', paints.gray, 0.3).area(
    '-6,1 -12,-18 -16,-32 -11,-35 -5,-22 -2,-4',
    paints.gray,
    0.3,
  );
  s.area('-4,1 -18,10 -34,14 -36,18 -24,18 -8,8', paints.gray, 0.28).area(
    '-2,2 -4,16 -12,28 -8,32 2,20 4,6',
    paints.gray,
    0.28,
  );
  s.line('-8,-1 -20,-15 -38,-23', 0.8, paints.ink, 0.8)
    .line('-6,0 -10,-18 -13,-34', 0.8, paints.ink, 0.8)
    .line('-5,2 -20,12 -35,16', 0.7, paints.ink, 0.7)
    .line('-2,3 -4,18 -10,30', 0.7, paints.ink, 0.7);
  s.line('-12,-3 -6,0 0,3', 4.4, paints.dark ? paints.ink : paints.accent, 0.95, PRESSURES.wire);
  for (let joint = 0; joint < 6; joint += 1)
    s.line(
      `${1 + joint * 6},${3 + joint * 2.2} ${6 + joint * 6},${4.6 + joint * 2.2}`,
      2.2,
      paints.dark ? paints.ink : paints.deep,
      0.9,
      PRESSURES.wire,
    );
  s.line('-16,-5 -12,-3.5', 4, paints.ink, 0.95, PRESSURES.wire);
  studio.lay('insect', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

export function paintButterfly(
  studio: Studio,
  spot: Point,
  size: number,
  depth: number,
  mirrored: boolean,
  wing: string,
): void {
  const { paints, chance } = studio;
  const s = new Sketch(studio, { origin: spot, scale: size / 60, mirrored, turn: chance.around(0, 20) });
  s.area('0,0 -10,-22 -4,-34 10,-38 20,-32 18,-18 8,-4', blend(wing, paints.white, 0.3), 0.9).area(
    '2,2 16,-12 28,-12 32,-2 24,8 10,8',
    wing,
    0.75,
  );
  s.area('4,-36 12,-38 21,-32 19,-24 14,-31', paints.ink, 0.75).area(
    '26,-12 32,-2 24,8 27,-2',
    paints.ink,
    0.6,
  );
  s.line('0,0 2,-18 8,-34', 0.9, paints.ink, 0.6)
    .line('0,0 8,-14 17,-26', 0.9, paints.ink, 0.6)
    .line('2,2 14,-2 28,-4', 0.8, paints.ink, 0.6);
  s.line('-6,-4 0,1 8,9', 3, paints.ink, 0.9)
    .line('-6,-5 -14,-12 -17,-17', 0.7, paints.ink, 0.8, PRESSURES.wire)
    .line('-6,-5 -9,-14 -9,-20', 0.7, paints.ink, 0.8, PRESSURES.wire);
  studio.lay('insect', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

/** Paints a lone fish looking up, after Bada Shanren. */
export function paintFish(studio: Studio, spot: Point, size: number, depth: number, mirrored: boolean): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: spot, scale: size / 100, mirrored });
  const shade = blend(paints.ink, paints.paper, 0.35);
  s.area('-48,-2 -38,-11 -20,-17 2,-15 22,-8 36,-2 22,4 2,9 -22,10 -40,6', shade, 0.45);
  s.area('-46,-3 -38,-11 -20,-17 2,-15 22,-8 34,-3 12,-5 -12,-7 -32,-5', paints.ink, 0.7);
  s.area('34,-3 44,-12 54,-18 49,-6 54,6 44,3', paints.ink, 0.6);
  s.area('-18,-16 -8,-25 10,-22 14,-12', paints.ink, 0.5)
    .area('-14,9 -6,18 4,16 2,8', paints.ink, 0.4)
    .area('-26,4 -20,14 -10,13 -14,5', paints.ink, 0.45);
  s.line('-49,-2 -38,-12 -20,-18 2,-16 22,-9 36,-3', 1.6, paints.ink).line(
    '-48,0 -40,7 -22,11 2,10 24,3 36,-2',
    1.2,
    paints.ink,
    0.8,
  );
  s.line('-26,-13 -23,-2 -28,7', 1.2, paints.ink, 0.8).line('-49,-2 -44,0', 1.4, paints.ink);
  s.area('-41,-8 -37,-9.5 -34,-7 -37,-4.5 -41,-5.5', paints.white, 1).line(
    '-38.5,-8.4 -36.4,-7.8',
    2.4,
    paints.ink,
    1,
    PRESSURES.wire,
  );
  studio.lay('fish', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

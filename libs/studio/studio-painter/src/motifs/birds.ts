import { PRESSURES } from '../brush/stroke.ts';
import { at, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { Sketch } from './drawn.ts';

export function paintGeese(
  studio: Studio,
  from: Point,
  count: number,
  { stepX, stepY, size, depth }: { stepX: number; stepY: number; size: number; depth: number },
): void {
  const { chance, paints } = studio;
  const strokes: string[] = [];
  let spot = from;
  for (let index = 0; index < count; index += 1) {
    const s = new Sketch(studio, {
      origin: spot,
      scale: (size / 30) * chance.between(0.85, 1.1),
      mirrored: stepX > 0,
      turn: chance.around(0, 9),
    });
    const up = chance.between(-11, 3);
    s.line('-13,-1 -6,0 4,1 10,0', 3.4, paints.ink, 0.85);
    s.line('-19,-3 -13,-1.4 -8,0', 1.6, paints.ink, 0.85);
    s.line(`0,0 5,${up * 0.7} 16,${up}`, 3, paints.ink, 0.85, PRESSURES.nail);
    s.line(`-1,0 -3,${up * 0.8 - 3} 4,${up * 1.2 - 6}`, 2.6, paints.ink, 0.7, PRESSURES.nail);
    strokes.push(...s.lines);
    spot = at(spot.x + stepX * chance.between(0.6, 1.4), spot.y + stepY * chance.between(0.4, 1.6));
  }
  studio.lay('bird', { depth, filter: 'ink' }, strokes);
}

export function paintFarBirds(
  studio: Studio,
  from: Point,
  count: number,
  spread: number,
  depth: number,
): void {
  const { chance, paints } = studio;
  const strokes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const s = new Sketch(studio, {
      origin: at(from.x + chance.around(0, spread), from.y + chance.around(0, spread * 0.4)),
      scale: chance.between(0.5, 0.9),
      turn: chance.around(0, 14),
    });
    s.line('0,0 -6,-5 -14,-4', 2.6, paints.ink, 0.8, PRESSURES.nail).line(
      '0,0 5,-6 12,-7',
      2.4,
      paints.ink,
      0.8,
      PRESSURES.nail,
    );
    strokes.push(...s.lines);
  }
  studio.lay('bird', { depth, filter: 'ink' }, strokes);
}

/** Paints a perched bird after Bada Shanren. About 60 units long, feet at the origin. */
export function paintPerched(
  studio: Studio,
  {
    foot,
    size,
    depth,
    mirrored = false,
    turn = 0,
    breast,
  }: { foot: Point; size: number; depth: number; mirrored?: boolean; turn?: number; breast: string },
): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: foot, scale: size / 60, mirrored, turn });
  const back = blend(paints.ink, paints.hue, 0.35);
  const under = paints.dark ? paints.white : blend(breast, paints.white, 0.25);
  s.area('-17,-30 -21,-20 -18,-9 -9,-2 2,-1 12,-6 17,-13 8,-24 -6,-31', under, 0.95);
  s.area('-19,-22 -18,-10 -9,-2 1,-1 4,-6 -7,-11 -13,-18', breast, 0.8);
  s.area('-21,-31 -19.5,-37 -13,-40.5 -6,-38.5 -1,-33 -6,-29 -15,-27.5 -20,-28', back, 0.92);
  s.area('-20,-30 -15,-29.5 -11,-26 -14,-23 -19,-24', paints.white, 0.85);
  s.area('-7,-34 3,-31 12,-23 22,-12 30,-2 22,-4 12,-7 3,-10 -5,-17 -9,-26', back, 0.82);
  s.area('-5,-31 4,-27 9,-20 3,-17 -4,-21', paints.hue, 0.55);
  s.line('-2,-20 10,-12 26,-3', 2.4, paints.ink, 0.95)
    .line('1,-15 12,-8 27,1', 2.6, paints.ink, 0.95)
    .line('2,-25 14,-16 29,-2', 1.8, paints.ink, 0.85);
  s.line('16,-11 28,1 42,16', 5, back, 0.95, PRESSURES.wire).line(
    '18,-8 30,5 40,19',
    3.6,
    paints.ink,
    0.85,
    PRESSURES.wire,
  );
  s.line('-20,-33.5 -25,-32 -28.5,-30', 3, paints.ink, 0.95, PRESSURES.nail).line(
    '-20,-31.5 -24,-31 -27.5,-29.6',
    1.6,
    paints.ink,
    0.9,
    PRESSURES.nail,
  );
  s.line('-16.5,-34.5 -15.4,-35.2 -14.2,-34.6 -15.3,-33.7 -16.5,-34.5', 1.3, paints.white, 1, PRESSURES.wire);
  s.line('-15.6,-34.7 -15.2,-34.4', 1.7, '#14110E', 1, PRESSURES.wire);
  s.line('-16,-18 -14,-13', 0.8, paints.ink, 0.5)
    .line('-12,-12 -9,-8', 0.8, paints.ink, 0.5)
    .line('-19,-24 -18,-20', 0.8, paints.ink, 0.5);
  s.line('-4,-2 -5,2 -8,4', 1.5, paints.ink)
    .line('2,-2 1,2 -2,4.5', 1.5, paints.ink)
    .line('1,2 4,4', 1.3, paints.ink);
  studio.lay('bird', { depth, filter: 'tint' }, s.areas);
  studio.lay('bird', { depth: depth + 0.003, filter: 'ink' }, s.lines);
}

export function paintSwallow(
  studio: Studio,
  spot: Point,
  size: number,
  depth: number,
  mirrored: boolean,
  turn: number,
): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: spot, scale: size / 60, mirrored, turn });
  s.area('-14,-2 -10,-6 -3,-6 8,-2 14,2 4,4 -6,3 -12,2', paints.ink, 0.9);
  s.area('-12,1 -6,3 4,4 -2,6 -9,5', paints.white, 0.9);
  s.area('-15,-1 -12,-1 -10,2 -13,2.4', paints.cinnabar, 0.75);
  s.line('-3,-5 4,-16 20,-27 36,-32', 6, paints.ink, 0.92, PRESSURES.nail);
  s.line('-4,1 -2,12 8,24 20,31', 5, paints.ink, 0.85, PRESSURES.nail);
  s.line('10,1 22,3 38,0', 2.4, paints.ink, 0.92, PRESSURES.nail).line(
    '10,2 22,7 36,11',
    2.4,
    paints.ink,
    0.92,
    PRESSURES.nail,
  );
  s.line('-13,-3 -17,-2.4', 1.4, paints.ink);
  studio.lay('bird', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

/** Paints a standing egret or crane with an unpainted white body. 100 units high. */
export function paintWader(
  studio: Studio,
  {
    foot,
    height,
    depth,
    mirrored = false,
    crane = false,
  }: { foot: Point; height: number; depth: number; mirrored?: boolean; crane?: boolean },
): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: foot, scale: height / 100, mirrored });
  const halo = new Sketch(studio, { origin: foot, scale: height / 100, mirrored });
  halo.area('-30,-98 0,-104 22,-80 40,-52 48,-34 20,-24 -16,-26 -28,-50 -34,-80', paints.hue, 0.16);
  s.area('-10,-58 -4,-64 10,-62 26,-52 40,-38 26,-38 10,-34 -4,-38 -11,-48', paints.white, 1);
  s.area(
    '-14,-94 -8,-97 -3,-93 -5,-86 -10,-80 -12,-72 -7,-62 2,-58 -5,-50 -12,-56 -17,-66 -17,-78 -12,-88',
    paints.white,
    1,
  );
  s.line('-13,-93 -8,-97 -3,-93 -6,-85 -12,-77 -13,-68 -8,-61 0,-58', 1.1, paints.ink, 0.75);
  s.line('-14,-90 -18,-78 -18,-66 -12,-54 -8,-44 0,-37 12,-34', 1.3, paints.ink, 0.8);
  s.line('2,-63 18,-58 30,-48 42,-37', 1.6, paints.ink, 0.8)
    .line('6,-50 20,-44 36,-36', 1.2, paints.ink, 0.6)
    .line('4,-44 18,-39 30,-36', 1, paints.ink, 0.55);
  if (crane) {
    s.line('20,-50 34,-42 44,-26', 5.4, paints.ink, 0.95).line('16,-44 30,-37 38,-24', 5, paints.ink, 0.9);
    s.line('-12,-88 -15,-78 -15,-68', 3.6, paints.ink, 0.85);
    s.area('-12,-97 -8,-98.6 -5,-96 -8,-94', paints.cinnabar, 0.95);
  } else s.line('-4,-96 4,-94 12,-88', 1, paints.ink, 0.7).line('-4,-95 3,-91 9,-84', 0.9, paints.ink, 0.6);
  s.line('-13,-93 -22,-90 -31,-87', 2, paints.ink, 0.95, PRESSURES.nail);
  s.line('-10.6,-93.6 -9.6,-93', 1.4, paints.ink, 1, PRESSURES.wire);
  s.line('4,-36 4,-20 2,0', 1.5, paints.ink, 0.9, PRESSURES.wire)
    .line('2,0 -6,2', 1.2, paints.ink)
    .line('2,0 8,2', 1.2, paints.ink);
  s.line('12,-35 15,-24 8,-18', 1.5, paints.ink, 0.9, PRESSURES.wire);
  studio.lay('mist', { depth: depth - 0.002, filter: 'mist' }, halo.areas);
  studio.lay('bird', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

export function paintDuck(
  studio: Studio,
  spot: Point,
  size: number,
  depth: number,
  mirrored: boolean,
  wing: string,
): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: spot, scale: size / 60, mirrored });
  s.area(
    '-20,-6 -12,-13 4,-15 20,-12 32,-15 28,-4 14,1 -8,2 -18,0',
    blend(paints.gray, paints.paper, 0.3),
    0.95,
  );
  s.area('-8,-12 6,-15 20,-12 27,-9 16,-4 2,-4', wing, 0.85);
  s.area(
    '-24,-22 -20,-28 -12,-28 -8,-22 -10,-14 -14,-8 -20,-8 -19,-15',
    blend(paints.ink, paints.hue, 0.4),
    0.95,
  );
  s.area('-20,-13 -12,-13 -12,-10 -20,-10', paints.white, 0.9);
  s.line('-23,-21 -29,-19 -34,-18', 3, paints.earth, 1, PRESSURES.wire).line(
    '-18,-23.4 -17,-23',
    1.6,
    paints.white,
    1,
    PRESSURES.wire,
  );
  s.line('-2,-11 12,-11 24,-8', 1.4, paints.ink, 0.8)
    .line('0,-7 12,-6 20,-5', 1.2, paints.ink, 0.8)
    .line('-22,1 0,4 30,1', 1.6, paints.hue, 0.6)
    .line('-30,6 0,9 38,5', 1, paints.hue, 0.45);
  studio.lay('bird', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

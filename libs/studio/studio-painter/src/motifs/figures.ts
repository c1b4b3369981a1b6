import { PRESSURES } from '../brush/stroke.ts';
import { at } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { Sketch } from './drawn.ts';

export interface FigurePlan {
  x: number;
  y: number;
  /** Standing height in pixels. */
  height: number;
  depth: number;
  mirrored?: boolean;
}

function finish(studio: Studio, depth: number, sketch: Sketch): void {
  studio.lay('figure', { depth, filter: 'tint' }, sketch.areas);
  studio.lay('figure', { depth: depth + 0.003, filter: 'ink' }, sketch.lines);
}

const robeOf = ({ paints }: Studio) =>
  paints.dark ? blend(paints.accent, paints.paper, 0.35) : paints.accent;

/** Paints a standing scholar from behind. 100 units high. */
export function paintScholar(
  studio: Studio,
  { x, y, height, depth, mirrored }: FigurePlan,
  staff = false,
): void {
  const { paints } = studio;
  const robe = robeOf(studio);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  s.area(
    '-8,-80 -15,-76 -20,-62 -22,-44 -18,-34 -17,-18 -21,-2 -8,1 6,0 18,1 21,-3 17,-20 17,-36 22,-46 20,-62 14,-76 8,-80',
    robe,
    0.95,
  );
  s.area(
    '3,-78 13,-75 20,-60 22,-46 16,-34 17,-16 20,-3 10,0 6,-26 8,-52',
    blend(robe, paints.ink, 0.35),
    0.55,
  );
  s.area('-6,-92 -4,-97 1,-98 6,-95 6.5,-88 4,-82 -3,-81.5 -6,-86', paints.ink, 0.9);
  s.area('-6,-97 -5,-104 3,-106 8,-102 7,-95 0,-94', blend(paints.ink, paints.hue, 0.3), 0.92, true);
  s.area('-5,-83 5,-83 7,-79 0,-77 -7,-79', paints.white, 0.95);
  s.line('-7,-80 -15,-76 -20,-62 -23,-44 -18,-33', 1.5, paints.ink).line(
    '7,-80 14,-76 20,-62 22.5,-45 17,-33',
    1.7,
    paints.ink,
  );
  s.line('-18,-34 -16,-18 -21,-1', 1.3, paints.ink)
    .line('17,-34 17,-18 21,-2', 1.6, paints.ink)
    .line('-21,-1 -8,2 6,0.5 21,-1', 1.3, paints.ink);
  s.line('-7,-79 0,-76.5 7,-79', 1.2, paints.ink);
  s.line('-15,-45 -6,-42 6,-42 16,-45', 2, paints.ink, 0.8).line('1,-42 2,-26 -1,-12', 1.5, paints.ink, 0.8);
  s.line('-2,-74 -3,-58 -1,-46', 1, paints.ink, 0.6)
    .line('-12,-40 -12,-22 -15,-6', 1, paints.ink, 0.65, PRESSURES.nail)
    .line('8,-40 9,-22 13,-4', 1, paints.ink, 0.65, PRESSURES.nail)
    .line('-5,-38 -7,-18 -6,-3', 0.9, paints.ink, 0.5, PRESSURES.nail);
  s.line('10,-70 15,-58 14,-48', 1, paints.ink, 0.6);
  if (staff)
    s.line('-26,-96 -25,-60 -27,-30 -26,3', 1.5, paints.ink, 0.9, PRESSURES.wire)
      .line('-26,-96 -22,-100 -19,-98', 1.3, paints.ink)
      .line('-20,-56 -25,-54', 2.6, paints.white, 0.9);
  finish(studio, depth, s);
}

/** Paints a seated scholar from behind. About 66 units high for a `height` of 100. */
export function paintSeated(studio: Studio, { x, y, height, depth, mirrored }: FigurePlan): void {
  const { paints } = studio;
  const robe = robeOf(studio);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  s.area(
    '-6,-50 -13,-46 -19,-34 -22,-20 -30,-8 -36,0 -18,3 6,2 26,3 35,-1 28,-10 22,-22 19,-36 12,-46 6,-50',
    robe,
    0.95,
  );
  s.area('4,-48 13,-44 19,-34 22,-20 28,-9 34,-1 16,2 10,-14 12,-30', blend(robe, paints.ink, 0.35), 0.5);
  s.area('-6,-62 -4,-67 1,-68.5 6,-65 6.5,-58 4,-52 -3,-51.5 -6,-56', paints.ink, 0.9);
  s.area('-4,-67 -4,-73 3,-75 7,-71 6,-66 1,-65', blend(paints.ink, paints.hue, 0.3), 0.92, true);
  s.area('-5,-53 5,-53 7,-49 0,-47 -7,-49', paints.white, 0.95);
  s.line('-6,-50 -13,-46 -19,-34 -22,-20 -31,-8 -37,1', 1.6, paints.ink).line(
    '6,-50 13,-46 19,-35 22,-21 29,-9 36,0',
    1.8,
    paints.ink,
  );
  s.line('-37,1 -18,4 6,3 28,4 36,0', 1.6, paints.ink);
  s.line('-7,-49 0,-46.5 7,-49', 1.2, paints.ink).line('-17,-20 -6,-17 8,-17 18,-20', 2, paints.ink, 0.8);
  s.line('-2,-44 -3,-32 -1,-20', 1, paints.ink, 0.6)
    .line('-12,-16 -18,-6 -26,-1', 1, paints.ink, 0.65, PRESSURES.nail)
    .line('8,-15 14,-6 22,0', 1, paints.ink, 0.65, PRESSURES.nail)
    .line('0,-16 -2,-6 -4,1', 0.9, paints.ink, 0.5, PRESSURES.nail);
  s.line('-15,-40 -12,-30 -14,-22', 1, paints.ink, 0.55).line('13,-40 12,-30 15,-22', 1, paints.ink, 0.55);
  finish(studio, depth, s);
}

/** Paints a lady from behind, optionally under an oiled-paper umbrella. */
export function paintLady(
  studio: Studio,
  { x, y, height, depth, mirrored }: FigurePlan,
  umbrella = false,
): void {
  const { paints } = studio;
  const robe = robeOf(studio);
  const skirt = paints.pale ? paints.white : blend(paints.white, robe, 0.3);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  s.area('-8,-56 -13,-38 -18,-18 -25,1 -10,4 6,3 22,4 25,0 16,-18 12,-38 8,-56', skirt, 0.95);
  s.area('2,-54 9,-52 13,-36 17,-18 25,0 12,3 6,-20', blend(robe, skirt, 0.4), 0.6);
  s.area(
    '-5,-80 -11,-77 -15,-66 -18,-52 -14,-46 -9,-52 -9,-47 0,-45 9,-47 9,-52 14,-46 18,-53 14,-67 11,-77 5,-80',
    robe,
    0.95,
  );
  s.area('-4.5,-88 -4,-94 0,-96 5,-94 5.5,-88 3,-83 -2,-83', paints.ink, 0.92);
  s.area('-2,-95 -6,-100 -4,-105 2,-106 6,-102 4,-96', paints.ink, 0.92);
  s.area('-2.5,-84 3.5,-84 5,-79.5 0.5,-77 -4,-79.5', paints.white, 0.95);
  s.line('-5,-80 -11,-77 -15,-66 -19,-52 -14,-45 -9,-52', 1.2, paints.ink).line(
    '5,-80 11,-77 15,-66 19,-53 14,-45 9,-52',
    1.4,
    paints.ink,
  );
  s.line('-9,-47 0,-44.5 9,-47', 2.2, paints.ink, 0.85)
    .line('-9,-47 -13,-34 -18,-17 -26,2', 1.2, paints.ink)
    .line('9,-47 13,-34 17,-17 26,1', 1.5, paints.ink)
    .line('-26,2 -10,5 6,3.5 26,2', 1.2, paints.ink);
  s.line('-4,-42 -7,-20 -12,1', 0.9, paints.ink, 0.55, PRESSURES.nail)
    .line('1,-42 1,-20 0,2', 0.9, paints.ink, 0.55, PRESSURES.nail)
    .line('5,-42 9,-20 14,1', 0.9, paints.ink, 0.55, PRESSURES.nail);
  s.line('-2,-45 -4,-30 -2,-14 -6,-4', 2, robe, 0.95).line('2,-45 3,-32 6,-18', 1.8, robe, 0.95);
  s.line('6,-101 10,-103', 1.2, paints.cinnabar, 0.95)
    .line('-16,-60 -26,-44 -24,-26 -34,-10', 1.6, robe, 0.75)
    .line('16,-60 27,-48 25,-30 36,-18', 1.4, robe, 0.65);
  if (umbrella) {
    const silk = paints.pale
      ? paints.white
      : paints.dark
        ? paints.gray
        : blend(paints.accent, paints.paper, 0.25);
    s.line('9,-62 8,-90 6,-122', 1.3, paints.ink, 0.9, PRESSURES.wire);
    s.area(
      '-36,-99 -28,-112 -12,-122 5,-127 22,-122 38,-112 46,-98 30,-102 16,-99 4,-102 -8,-99 -22,-102',
      silk,
      0.92,
    );
    s.line('-37,-98 -28,-112 -12,-122 5,-127 22,-122 38,-112 47,-97', 1.5, paints.ink);
    s.line('-37,-98 -22,-102 -8,-99 4,-102 16,-99 30,-102 47,-97', 1.2, paints.ink, 0.8);
    for (const tip of ['-22,-102', '-8,-99', '4,-102', '16,-99', '30,-102'])
      s.line(`5,-127 ${tip}`, 0.8, paints.ink, 0.6);
    s.line('5,-127 5,-132', 2, paints.ink);
  }
  finish(studio, depth, s);
}

/** Paints a traveller in a straw cape, bent into the wind. 90 units high. */
export function paintTraveller(studio: Studio, { x, y, height, depth, mirrored }: FigurePlan): void {
  const { paints, snowy } = studio;
  const robe = robeOf(studio);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  s.area('-13,-40 -14,-20 -10,-6 -12,0 -4,1 0,-8 6,0 13,0 11,-16 14,-38', robe, 0.95);
  s.area(
    '-14,-76 -20,-62 -22,-42 -18,-30 -4,-26 12,-28 20,-36 18,-58 8,-78 -4,-82',
    blend(paints.earth, paints.ink, 0.25),
    0.9,
  );
  s.area('-30,-74 -16,-82 -6,-92 8,-82 20,-72 4,-70 -14,-70', snowy ? paints.white : paints.earth, 0.95);
  s.line('-31,-73 -17,-82 -6,-93', 1.7, paints.ink)
    .line('-6,-93 8,-82 21,-72', 1.9, paints.ink)
    .line('-31,-73 -14,-69 4,-69 21,-72', 1.5, paints.ink);
  for (const [a, b] of [
    ['-12,-68', '-20,-34'],
    ['-7,-68', '-12,-29'],
    ['-1,-68', '-4,-26'],
    ['5,-68', '6,-27'],
    ['10,-66', '15,-31'],
  ])
    s.line(`${a} ${b}`, 1.5, paints.ink, 0.75, PRESSURES.nail);
  s.line('-14,-72 -21,-56 -22,-40', 1.5, paints.ink).line('12,-70 19,-54 20,-36', 1.7, paints.ink);
  s.line('-14,-28 -13,-10 -12,1', 1.2, paints.ink)
    .line('12,-28 12,-12 14,1', 1.4, paints.ink)
    .line('0,-24 0,-8 -4,2', 1, paints.ink, 0.7);
  s.line('-13,1 -5,2', 2.6, paints.ink).line('6,1 15,2', 2.6, paints.ink);
  s.line('-28,-66 -30,-34 -34,3', 1.5, paints.ink, 0.9, PRESSURES.wire).line(
    '-20,-50 -29,-48',
    2.4,
    paints.earth,
    0.95,
  );
  finish(studio, depth, s);
}

export function paintOxRider(studio: Studio, { x, y, height, depth, mirrored }: FigurePlan): void {
  const { paints } = studio;
  const robe = robeOf(studio);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  const hide = blend(paints.ink, paints.earth, 0.35);
  s.area(
    '-50,-32 -44,-42 -30,-46 -8,-44 16,-47 34,-42 42,-30 41,-14 37,0 30,0 31,-14 24,-18 -10,-15 -22,-17 -24,0 -32,0 -33,-15 -42,-20',
    hide,
    0.85,
  );
  s.area('-72,-22 -66,-36 -54,-42 -44,-38 -44,-24 -56,-18 -66,-14 -72,-16', hide, 0.95);
  s.area('-14,-16 -12,0 -6,0 -6,-16', hide, 0.7, true).area('22,-18 20,0 14,0 15,-16', hide, 0.7, true);
  s.line('-60,-40 -66,-50 -62,-58 -54,-60', 2.6, paints.ink, 0.95, PRESSURES.nail).line(
    '-54,-42 -50,-52 -42,-56',
    2.4,
    paints.ink,
    0.95,
    PRESSURES.nail,
  );
  s.line('-46,-40 -28,-47 -8,-44 16,-48 36,-42 43,-28', 2.2, paints.ink)
    .line('41,-34 48,-22 46,-6', 1.6, paints.ink)
    .line('-72,-18 -64,-13', 2, paints.ink)
    .line('-42,-20 -20,-13 10,-15 28,-18', 1.8, paints.ink, 0.8);
  s.area('-6,-46 -9,-62 -4,-74 6,-74 12,-62 14,-44 4,-40', robe, 0.95);
  s.area('-4,-82 0,-88 6,-87 8,-80 4,-75 -2,-76', paints.ink, 0.92);
  s.line('-4,-74 -9,-62 -6,-44', 1.3, paints.ink)
    .line('6,-74 12,-62 14,-44', 1.5, paints.ink)
    .line('2,-70 3,-56', 1, paints.ink, 0.6)
    .line('-3,-88 -5,-92', 2.4, paints.ink)
    .line('6,-87 9,-91', 2.4, paints.ink);
  s.line('-5,-66 -16,-68 -26,-66', 1.6, paints.earth, 1, PRESSURES.wire);
  s.area('10,-44 16,-44 14,-32 8,-32', paints.white, 0.9);
  finish(studio, depth, s);
}

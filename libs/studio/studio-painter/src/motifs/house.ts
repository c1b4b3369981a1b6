import { PRESSURES } from '../brush/stroke.ts';
import { at } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { Sketch } from './drawn.ts';

export interface HousePlan {
  x: number;
  y: number;
  height: number;
  depth: number;
  mirrored?: boolean;
}

/** Paints Ni Zan's empty pavilion: four posts and thatch. 100 units high. */
export function paintPavilion(studio: Studio, { x, y, height, depth, mirrored }: HousePlan): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 100, mirrored });
  s.area('-62,-50 -40,-70 -12,-92 4,-100 18,-91 42,-71 66,-49 30,-45 -28,-46', paints.earth, 0.75);
  s.area('-62,-50 -40,-70 -12,-92 2,-99 -4,-70 -14,-46', paints.ink, 0.3);
  s.line('-66,-48 -44,-66 -16,-90 2,-101', 3.2, paints.ink).line(
    '3,-101 20,-90 46,-67 70,-47',
    3.4,
    paints.ink,
  );
  s.line('-64,-48 -30,-44 4,-43 34,-44 68,-47', 3, paints.ink, 0.9);
  for (const [a, b] of [
    ['-6,-92', '-44,-51'],
    ['0,-95', '-22,-47'],
    ['3,-96', '4,-46'],
    ['8,-94', '30,-47'],
    ['14,-90', '50,-50'],
  ])
    s.line(`${a} ${b}`, 1.3, paints.ink, 0.55);
  for (const post of [-46, -18, 24, 50])
    s.line(
      `${post},-46 ${post + 0.6},-20 ${post},${Math.abs(post) < 30 ? 4 : 0}`,
      2.6,
      paints.ink,
      0.85,
      PRESSURES.wire,
    );
  s.line('-50,-14 -18,-12 24,-12 52,-14', 1.6, paints.ink, 0.7, PRESSURES.wire);
  s.line('-56,2 -18,7 26,7 58,1', 3, paints.ink, 0.85);
  studio.lay('house', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

export function paintCottage(
  studio: Studio,
  { x, y, height, depth, mirrored = false }: HousePlan,
  roof?: string,
): void {
  const { paints, snowy } = studio;
  const tiles = roof ?? blend(paints.ink, paints.hue, 0.4);
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 60, mirrored });
  s.area('-38,0 -38,-30 -24,-46 -10,-30 44,-30 44,0', paints.white, 0.95, true);
  if (snowy) s.area('-26,-48 34,-50 52,-29 -8,-28', paints.white, 1, true);
  else s.area('-26,-48 34,-50 52,-29 -8,-28', tiles, 0.85, true);
  s.line('-44,-27 -34,-36 -24,-49', 3.4, tiles).line('-25,-49 -16,-38 -5,-28', 3, tiles);
  s.line('-26,-49 4,-50 35,-51', 3.6, tiles).line('-8,-28 20,-28 54,-28', 3.2, tiles, 0.95);
  for (const shift of [-10, 2, 14, 26])
    s.line(`${shift},-48 ${shift + 16},-30`, 1.1, snowy ? tiles : paints.paper, 0.35);
  s.line('-37,-30 -37,0', 1.2, paints.ink, 0.6)
    .line('-9,-28 -9,0', 1.2, paints.ink, 0.5)
    .line('44,-28 44,0', 1.2, paints.ink, 0.6);
  s.area('8,0 8,-19 20,-19 20,0', paints.ink, 0.72, true);
  s.area('-28,-16 -28,-26 -20,-26 -20,-16', paints.ink, 0.55, true).area(
    '29,-14 29,-22 38,-22 38,-14',
    paints.ink,
    0.5,
    true,
  );
  studio.lay('house', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

export function paintTower(
  studio: Studio,
  { x, y, height, depth }: HousePlan,
  storeys: number,
  roof: string,
): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: at(x, y), scale: height / (storeys * 30 + 26) });
  for (let storey = 0; storey < storeys; storey += 1) {
    const level = -storey * 30;
    const half = 26 - storey * (storeys > 3 ? 3 : 4);
    s.area(
      `${-half},${level} ${-half},${level - 18} ${half},${level - 18} ${half},${level}`,
      paints.white,
      0.85,
      true,
    );
    for (const post of [-1, -0.4, 0.4, 1])
      s.line(`${post * half},${level} ${post * half},${level - 18}`, 1.3, paints.ink, 0.7, PRESSURES.wire);
    s.area(
      `${-half * 0.4},${level} ${-half * 0.4},${level - 15} ${half * 0.4},${level - 15} ${half * 0.4},${level}`,
      paints.ink,
      0.35,
      true,
    );
    const [reach, top] = [half + 15, half - 3];
    s.area(
      `${-reach},${level - 19} ${-half},${level - 24} ${-top},${level - 30} ${top},${level - 30} ${half},${level - 24} ${reach},${level - 19} 0,${level - 17}`,
      roof,
      0.85,
      true,
    );
    s.line(
      `${-reach - 2},${level - 22} ${-half},${level - 18} 0,${level - 17} ${half},${level - 18} ${reach + 2},${level - 22}`,
      2,
      paints.ink,
      0.9,
    );
  }
  const top = -storeys * 30;
  s.area(`-20,${top} -9,${top - 12} 0,${top - 22} 9,${top - 12} 20,${top}`, roof, 0.9, true);
  s.line(`-24,${top + 1} -10,${top - 10} 0,${top - 24}`, 1.8, paints.ink).line(
    `0,${top - 24} 10,${top - 10} 24,${top + 1}`,
    1.8,
    paints.ink,
  );
  s.line(`0,${top - 20} 0,${top - 34}`, 1.4, paints.ink);
  studio.lay('house', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

/** Paints an arched stone bridge, 120 units wide. */
export function paintBridge(studio: Studio, { x, y, height, depth, mirrored }: HousePlan): void {
  const { paints } = studio;
  const s = new Sketch(studio, { origin: at(x, y), scale: height / 40, mirrored });
  s.area(
    '-84,2 -60,-10 -30,-30 -4,-37 24,-31 56,-11 84,2 60,2 26,2 22,-12 12,-20 0,-23 -12,-20 -22,-12 -26,2 -50,2',
    blend(paints.gray, paints.paper, 0.45),
    0.7,
  );
  s.area(
    '-26,2 -22,-12 -12,-20 0,-23 12,-20 22,-12 26,2 33,0 28,-14 14,-26 -2,-29 -16,-25 -29,-13 -34,2',
    paints.ink,
    0.28,
  );
  s.line('-92,4 -62,-11 -30,-31 -4,-39 24,-32 58,-11 92,3', 2.2, paints.ink, 0.9, PRESSURES.wire);
  s.line('-88,-4 -60,-18 -30,-38 -4,-46 24,-39 56,-18 88,-5', 1.3, paints.ink, 0.8, PRESSURES.wire);
  for (const [px, py] of [
    [-74, -5],
    [-52, -16],
    [-30, -31],
    [-4, -39],
    [22, -32],
    [46, -17],
    [70, -6],
  ] as const)
    s.line(`${px},${py} ${px},${py - 9}`, 1.6, paints.ink, 0.85, PRESSURES.wire);
  s.line('-27,3 -23,-12 -12,-21 0,-24 12,-21 23,-12 27,3', 1.8, paints.ink, 0.9);
  for (const [a, b] of [
    ['-60,-4', '-36,-6'],
    ['-48,-12', '-32,-13'],
    ['38,-5', '62,-4'],
    ['32,-13', '48,-11'],
    ['-14,-30', '2,-32'],
  ])
    s.line(`${a} ${b}`, 1, paints.ink, 0.5);
  studio.lay('bridge', { depth, filter: 'ink' }, [...s.areas, ...s.lines]);
}

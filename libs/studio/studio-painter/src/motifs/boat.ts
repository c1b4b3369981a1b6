import { PRESSURES } from '../brush/stroke.ts';
import { at } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';
import { Sketch } from './drawn.ts';

export interface BoatPlan {
  x: number;
  y: number;
  length: number;
  depth: number;
  mirrored?: boolean;
  who?: 'angler' | 'sculler' | 'nobody';
  awning?: boolean;
  lamp?: boolean;
}

/** Paints a skiff, 100 units long. */
export function paintBoat(
  studio: Studio,
  { x, y, length, depth, mirrored = false, who = 'angler', awning = false, lamp = false }: BoatPlan,
): void {
  const { paints } = studio;
  const sketch = new Sketch(studio, { origin: at(x, y), scale: length / 100, mirrored });
  const shade = new Sketch(studio, { origin: at(x, y), scale: length / 100, mirrored });
  shade.area('-40,4 -10,6 30,5 46,2 34,9 0,11 -30,9', paints.hue, 0.3);
  sketch.area('-52,-7 -40,-1 -18,1.5 8,2 32,0 52,-9 40,3 20,6 -14,6.5 -36,3.5', paints.earth, 0.85);
  sketch.area('-50,-6 -36,1 0,3 34,1 50,-7 40,4 20,7 -14,7 -36,4', paints.ink, 0.45);
  sketch.line('-54,-8 -40,-1 -18,1.6 10,2 34,0 54,-11', 2.2, paints.ink, 0.95, PRESSURES.wire);
  sketch.line('-50,-5 -36,4 -12,7 18,6.5 40,3 52,-8', 2.6, paints.ink, 0.9);
  sketch.line('-30,1.5 -29,4', 1, paints.ink, 0.7).line('18,2 19,5', 1, paints.ink, 0.7);
  if (awning) {
    sketch.area('-22,1 -20,-9 -12,-14.5 2,-15.5 13,-12 17,1', paints.earth, 0.9);
    sketch.area('-22,1 -20,-9 -12,-14.5 -4,-15 -10,-8 -11,1', paints.ink, 0.55);
    sketch.line('-22,1 -20,-9 -12,-14.5 2,-15.5 13,-12 17,1', 1.5, paints.ink);
    for (const shift of [-6, 0, 6])
      sketch.line(`${shift},-15 ${shift + 3},-8 ${shift + 4},1`, 0.9, paints.ink, 0.6);
  }
  if (who !== 'nobody') {
    const seat = awning ? 30 : who === 'angler' ? 8 : -30;
    const p = (shape: string) =>
      shape.replace(/(-?[\d.]+),/g, (_, value: string) => `${Number(value) + seat},`);
    sketch.area(
      p('-7,2 -7.5,-5 -4.5,-11.5 0,-13.5 4.5,-11 7.5,-4 8,2'),
      paints.dark ? paints.hue : paints.accent,
      0.92,
    );
    sketch.line(p('-7,2 -7.6,-5 -4.5,-11.5 -1,-13.5'), 1.3, paints.ink);
    sketch.line(p('3,-12.5 6.5,-7 8.4,2'), 1.6, paints.ink);
    sketch
      .line(p('-3,-8 -4.5,1'), 0.8, paints.ink, 0.7)
      .line(p('1,-9 1.5,1'), 0.8, paints.ink, 0.7)
      .line(p('4,-8 5,0'), 0.8, paints.ink, 0.7);
    sketch.area(p('-8.5,-12.5 -3,-15.5 0.5,-18.5 4,-15.3 9,-12 3,-11.4 -4,-11.6'), paints.ink, 0.82);
    if (who === 'angler') {
      sketch.line(p('5,-7 20,-15 40,-24 62,-29'), 0.9, paints.ink, 0.9, PRESSURES.nail);
      sketch.line(p('62,-29 63,-12 64,6'), 0.4, paints.ink, 0.55, PRESSURES.wire);
    } else sketch.line(p('6,-8 -4,2 -16,13 -22,17'), 1.2, paints.ink, 0.9, PRESSURES.wire);
  }
  if (lamp)
    sketch
      .line('46,-8 47,-22', 0.8, paints.ink)
      .area('45,-22 49.4,-22 50,-16.5 44.6,-16.5', paints.cinnabar, 0.95);
  studio.lay('water', { depth: depth - 0.002, filter: 'wet' }, shade.areas);
  studio.lay('boat', { depth, filter: 'ink' }, [...sketch.areas, ...sketch.lines]);
}

export function paintSail(studio: Studio, x: number, y: number, size: number, depth: number): void {
  const { paints } = studio;
  const sketch = new Sketch(studio, { origin: at(x, y), scale: size / 40, mirrored: studio.chance.yes() });
  sketch.area('-2,-2 -3,-38 12,-33 15,-16 13,-3', paints.pale ? paints.accent : paints.soft, 0.9);
  sketch
    .line('-16,-3 -4,1 10,1 20,-4', 3, paints.ink, 0.75)
    .line('-3,0 -3,-42', 1, paints.ink, 0.7, PRESSURES.wire);
  studio.lay('boat', { depth, filter: 'ink' }, [...sketch.areas, ...sketch.lines]);
}

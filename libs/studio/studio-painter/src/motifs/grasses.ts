import { filled } from '../brush/path.ts';
import { PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export function paintReeds(
  studio: Studio,
  {
    x,
    foot,
    height,
    count,
    spread,
    depth,
    wind,
    plume,
  }: {
    x: number;
    foot: number;
    height: number;
    count: number;
    spread: number;
    depth: number;
    wind: number;
    plume?: string;
  },
): void {
  const { chance, paints } = studio;
  const stems: string[] = [];
  const leaves: string[] = [];
  const plumes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const root = at(chance.around(x, spread * 1.3), foot + chance.around(0, 12));
    const tall = height * chance.between(0.45, 1.05);
    const lean = wind * tall * chance.between(0.25, 1.15);
    const line = curve(
      [
        root,
        at(root.x + lean * 0.18, root.y - tall * 0.45),
        at(root.x + lean * 0.5, root.y - tall * 0.8),
        at(root.x + lean, root.y - tall),
      ],
      9,
    );
    stems.push(ribbon(line, chance.between(2, 3.4), PRESSURES.branch));
    for (let leaf = chance.whole(0, 1); leaf < 4; leaf += 1) {
      const start = line[chance.whole(Math.floor(line.length * 0.15), Math.floor(line.length * 0.8))] ?? root;
      const side = chance.yes(0.7) ? Math.sign(wind) : -Math.sign(wind);
      const length = tall * chance.between(0.2, 0.44);
      const rise = chance.between(0.25, 0.8);
      const out = side * Math.sqrt(1 - rise * rise * 0.6);
      const middle = at(start.x + out * length * 0.48, start.y - rise * length * 0.55);
      const tip = chance.yes(0.28)
        ? at(middle.x + out * length * 0.3, middle.y + length * chance.between(0.25, 0.5))
        : at(start.x + out * length, start.y - rise * length * chance.between(0.35, 0.85));
      leaves.push(
        filled(
          ribbon(curve([start, middle, tip], 7), chance.between(4, 8), PRESSURES.leaf),
          chance.yes(0.4) ? paints.hue : paints.ink,
          chance.between(0.45, 0.9),
        ),
      );
    }
    if (plume) {
      const tip = line.at(-1) ?? root;
      const tuft: string[] = [];
      for (let hair = 0; hair < 22; hair += 1) {
        const start = at(
          tip.x + Math.sign(wind) * hair * tall * 0.006,
          tip.y + hair * tall * 0.004 + chance.around(0, 3),
        );
        tuft.push(
          ribbon(
            [
              start,
              at(start.x + Math.sign(wind) * 7, start.y + 4),
              at(start.x + Math.sign(wind) * chance.between(12, 24), start.y + chance.between(8, 20)),
            ],
            2.2,
            PRESSURES.leaf,
          ),
        );
      }
      plumes.push(filled(tuft, plume, 0.8));
    }
  }
  studio.lay('plant', { depth, filter: 'ink' }, [filled(stems, paints.ink, 0.8), ...leaves]);
  studio.lay('plant', { depth: depth + 0.002, filter: 'dry' }, plumes);
}

/**
 * Paints orchid leaves that press and lift twice and cross in the "phoenix eye", with five-stroke flowers in
 * the colour.
 */
export function paintOrchid(
  studio: Studio,
  {
    foot,
    length,
    depth,
    lean,
    paint,
  }: { foot: Point; length: number; depth: number; lean: number; paint: string },
): void {
  const { chance, paints } = studio;
  const blades: string[] = [];
  for (let index = 0; index < 15; index += 1) {
    const side = index % 3 === 0 ? -1 : 1;
    const reach = length * chance.between(0.4, 1.1);
    const root = at(chance.around(foot.x, length * 0.05), foot.y + chance.around(0, 6));
    const out = side * lean * reach * chance.between(0.35, 0.95);
    const rise = reach * chance.between(0.45, 0.95) * (1 - Math.abs(out / reach) * 0.35);
    const way = curve(
      [
        root,
        at(root.x + out * 0.18, root.y - rise * 0.55),
        at(root.x + out * 0.5, root.y - rise * 0.95),
        at(root.x + out * 1.15, root.y - rise * chance.between(0.6, 0.95)),
      ],
      8,
    );
    blades.push(
      filled(
        stroke(way, chance.between(8, 14), PRESSURES.orchid),
        index % 4 === 1 ? paints.hue : paints.ink,
        chance.between(0.55, 0.95),
      ),
    );
  }
  studio.lay('plant', { depth, filter: 'ink' }, blades);
  const petals: string[] = [];
  const hearts: string[] = [];
  for (let flower = 0; flower < 5; flower += 1) {
    const spot = at(
      foot.x + lean * length * chance.between(-0.25, 0.62),
      foot.y - length * chance.between(0.3, 0.8),
    );
    const turn = chance.between(-130, -50);
    for (const angle of [-74, -34, 6, 44, 82]) {
      const size = length * chance.between(0.07, 0.1);
      const bend = toward(
        toward(spot, turn + angle, size * 0.55),
        turn + angle + 90,
        chance.around(0, size * 0.16),
      );
      petals.push(
        filled(
          ribbon(curve([spot, bend, toward(spot, turn + angle, size)], 4), size * 0.34, PRESSURES.leaf),
          paint,
          chance.between(0.65, 0.95),
        ),
      );
    }
    for (const angle of [-30, 0, 30])
      hearts.push(
        ribbon(
          [spot, toward(spot, turn + 180 + angle, 4), toward(spot, turn + 160 + angle, 8)],
          3,
          PRESSURES.nail,
        ),
      );
    const stalk = curve(
      [at(foot.x, foot.y), at((foot.x + spot.x) / 2 + lean * 10, (foot.y + spot.y) / 2), spot],
      8,
    );
    hearts.push(ribbon(stalk, 2.2, PRESSURES.wire));
  }
  studio.lay('flower', { depth: depth + 0.003, filter: 'tint' }, petals);
  studio.lay('flower', { depth: depth + 0.005, filter: 'ink' }, [filled(hearts, paints.ink, 0.9)]);
}

import { at, toward } from '../../brush/points.ts';
import { paintPerched } from '../../motifs/birds.ts';
import { paintBlossoms, paintBranch } from '../../motifs/branch.ts';
import { paintMoon, paintPetals, paintSnow } from '../../motifs/sky.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/**
 * After Wang Mian's ink plum 王冕墨梅: an old branch from a corner, straight young shoots, blossoms on the young
 * wood only.
 */
export const plum: Composition = {
  name: 'plum',
  theme: 'flowers',
  sceneWeights: {
    plum: 5,
    snow: 2,
    frost: 1.5,
    winter: 1.5,
    moon: 1,
    camellia: 1.5,
    narcissus: 1,
    wall: 1,
    'water-clock': 0.5,
    horn: 1,
    rouge: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const moon = lightOf(studio) === 'moon';
    if (moon) paintMoon(studio, x(640), 330, 104, 0.5);
    const limbs = paintBranch(studio, 0.5, {
      from: at(x(-20), 900),
      heading: left ? -48 : -132,
      pull: left ? -34 : -146,
      length: 900,
      width: 50,
      orders: 2,
      crook: 26,
      children: 5,
      spread: 44,
    });
    for (const [foot, turn] of [
      [0.3, -78],
      [0.52, -96],
      [0.66, -60],
    ] as const) {
      const trunk = limbs[0]?.points ?? [];
      const start = trunk[Math.floor(foot * trunk.length)] ?? at(x(200), 700);
      limbs.push(
        ...paintBranch(
          studio,
          0.52,
          {
            from: start,
            heading: left ? turn : -180 - turn,
            length: chance.between(240, 420),
            width: 11,
            orders: 1,
            crook: 7,
            children: 3,
            spread: 38,
          },
          5,
        ),
      );
    }
    paintBlossoms(studio, 0.6, limbs, {
      paint: paints.dark ? paints.gray : paints.accent,
      outlined: paints.dark || chance.yes(0.35),
      size: 50,
      count: 38,
    });
    if (chance.yes(0.6) && !moon) {
      const perch = limbs[0]?.points[3] ?? at(x(500), 560);
      paintPerched(studio, {
        foot: toward(perch, -90, 12),
        size: 96,
        depth: 0.7,
        mirrored: left,
        breast: paints.earth,
      });
    }
    if (studio.snowy) paintSnow(studio, 0.9);
    else
      paintPetals(studio, 0.8, 7, paints.dark ? paints.gray : paints.accent, {
        x: box(420, 420),
        y: 700,
        width: 420,
        height: 240,
      });
    return { x: box(700, 250), y: 660, width: 250, height: 280 };
  },
};

import { at } from '../../brush/points.ts';
import { paintPerched } from '../../motifs/birds.ts';
import { paintBlossoms, paintBranch, paintLeaves } from '../../motifs/branch.ts';
import { paintButterfly } from '../../motifs/small-life.ts';
import { paintPetals } from '../../motifs/sky.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

/** 折枝 (cut branch), as on the fans of Zhao Ji: a branch enters from above, and a bird looks at it. */
export const cutBranch: Composition = {
  name: 'cut-branch',
  theme: 'flowers',
  sceneWeights: {
    peach: 3,
    apricot: 3,
    pear: 3,
    'crab-apple': 3,
    cherry: 3,
    flowers: 2,
    petals: 2.5,
    oriole: 2.5,
    magnolia: 3,
    peony: 2,
    butterfly: 2.5,
    spring: 1,
    garden: 1,
    rose: 2,
    lilac: 2,
    birds: 2,
    parrot: 2.5,
    pomegranate: 2.5,
    cassia: 2,
    gardenia: 2,
    hibiscus: 2,
    azalea: 2,
    redbud: 2.5,
    'crape-myrtle': 2.5,
    camellia: 2.5,
    locust: 1.5,
    dove: 1.5,
    lady: 1,
    rouge: 1,
    wine: 0.6,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const limbs = paintBranch(
      studio,
      0.4,
      {
        from: at(x(1050), 130),
        heading: left ? 158 : 22,
        pull: left ? 150 : 30,
        length: 860,
        width: 24,
        orders: 2,
        crook: 20,
        children: 5,
        spread: 42,
      },
      20,
    );
    const flower = paints.dark ? paints.gray : paints.accent;
    paintLeaves(studio, 0.5, limbs, { paint: paints.pale ? paints.hue : paints.hue, count: 34, length: 66 });
    paintBlossoms(studio, 0.6, limbs, {
      paint: flower,
      outlined: paints.dark,
      size: 66,
      pointed: studio.sceneIncludes('magnolia', 'cassia', 'lily') ? 1 : 0,
      count: 24,
    });
    const perch = limbs[0]?.points[3] ?? at(x(560), 400);
    paintPerched(studio, {
      foot: at(perch.x, perch.y - 8),
      size: 118,
      depth: 0.75,
      mirrored: !left,
      turn: left ? 8 : -8,
      breast: paints.pale || paints.dark ? paints.earth : paints.soft,
    });
    if (studio.sceneIncludes('butterfly') || chance.yes(0.4))
      paintButterfly(studio, at(x(560), 700), 60, 0.8, left, flower);
    paintPetals(studio, 0.85, 6, flower, { x: box(420, 420), y: 720, width: 420, height: 220 });
    return { x: box(70, 250), y: 600, width: 250, height: 320 };
  },
};

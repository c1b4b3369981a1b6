import { at } from '../../brush/points.ts';
import { paintBranch, paintLeaves } from '../../motifs/branch.ts';
import { paintPerched } from '../../motifs/birds.ts';
import { paintFruit, paintPersimmons } from '../../motifs/fruit.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

/** 六柿 (Six Persimmons, Mu Qi): fruit without a ground, or on a bare autumn branch. */
export const fruit: Composition = {
  name: 'fruit',
  theme: 'flowers',
  sceneWeights: {
    persimmon: 5,
    orange: 5,
    loquat: 5,
    dates: 4,
    cherry: 1.5,
    melon: 4,
    ginkgo: 2,
    leaves: 2,
    autumn: 1.2,
    tea: 1.5,
    porcelain: 3,
    silver: 1,
    wine: 1,
    stove: 1.5,
    maple: 2,
    lamp: 0.8,
    crickets: 1.2,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    if (chance.yes(0.5) || studio.sceneIncludes('porcelain', 'tea', 'silver', 'lamp')) {
      paintPersimmons(studio, { x: 512, y: 660, size: 128, depth: 0.5, paint: paints.accent });
      return { x: box(720, 230), y: 110, width: 230, height: 300 };
    }
    const limbs = paintBranch(
      studio,
      0.4,
      {
        from: at(x(-20), 160),
        heading: left ? 20 : 160,
        pull: left ? 34 : 146,
        length: 800,
        width: 30,
        orders: 2,
        crook: 24,
        children: 4,
        spread: 44,
      },
      14,
    );
    paintLeaves(studio, 0.5, limbs, { paint: paints.hue, count: 16, length: 84 });
    paintFruit(studio, limbs, { size: 96, depth: 0.6, paint: paints.accent, count: 7 });
    const perch = limbs[0]?.points[2] ?? at(x(300), 300);
    paintPerched(studio, {
      foot: at(perch.x, perch.y - 12),
      size: 104,
      depth: 0.75,
      mirrored: left,
      breast: paints.earth,
    });
    return { x: box(720, 230), y: 600, width: 230, height: 300 };
  },
};

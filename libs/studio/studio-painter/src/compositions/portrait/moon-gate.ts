import { paintLady } from '../../motifs/figures.ts';
import { paintBlossoms, paintBranch } from '../../motifs/branch.ts';
import { paintMoonGate } from '../../motifs/moon-gate.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintPetals } from '../../motifs/sky.ts';
import { paintBamboo } from '../../motifs/bamboo.ts';
import { at } from '../../brush/points.ts';
import { blend } from '../../color/blend.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

export const moonGate: Composition = {
  name: 'moon-gate',
  theme: 'portrait',
  sceneWeights: {
    lady: 4,
    garden: 3,
    palace: 3,
    mirror: 3,
    rouge: 3,
    dress: 3,
    blind: 3,
    silk: 3,
    hangings: 3,
    plum: 2,
    'crab-apple': 2,
    peach: 1.5,
    flowers: 1.5,
    wall: 2,
    gate: 2.5,
    tower: 2,
    swing: 2,
    lamp: 1.5,
    butterfly: 1.5,
    oriole: 1.5,
    peony: 2,
    railing: 2,
    pear: 1.5,
    'water-clock': 2,
    silver: 2,
    petals: 1,
    parrot: 2,
    peacock: 1.5,
    pomegranate: 1.5,
    cherry: 1.5,
    magnolia: 1.5,
    cassia: 1.2,
    moon: 0.5,
  },
  paint(studio) {
    const { paints } = studio;
    const { left, x, box, span } = sideOf(studio);
    paintMoonGate(studio, { x: x(440), y: 500, radius: 350, depth: 0.1 });
    paintFarRange(
      studio,
      {
        depth: 0.14,
        foot: 770,
        rough: 0.3,
        ...span(180, 700),
        peaks: [
          { x: x(300), height: 100, width: 90 },
          { x: x(470), height: 160, width: 80 },
          { x: x(620), height: 70, width: 80 },
        ],
      },
      paints.pale ? paints.hue : paints.accent,
      0.34,
    );
    const pale = blend(paints.pale ? paints.hue : paints.hue, paints.paper, 0.45);
    const side = left ? 1 : -1;
    paintBamboo(
      studio,
      0.2,
      [
        { foot: at(x(640), 770), height: 470, lean: -4 * side, width: 10, tone: 0.6, paint: pale, leafy: 6 },
        { foot: at(x(690), 740), height: 380, lean: 2 * side, width: 9, tone: 0.55, paint: pale, leafy: 5 },
      ],
      pale,
    );
    paintLady(studio, { x: x(420), y: 812, height: 330, depth: 0.5, mirrored: left }, studio.rainy);
    const limbs = paintBranch(
      studio,
      0.7,
      {
        from: at(x(-20), 250),
        heading: left ? -14 : 194,
        pull: left ? 22 : 158,
        length: 560,
        width: 26,
        orders: 2,
        crook: 24,
        children: 5,
        spread: 44,
      },
      18,
    );
    const flower = paints.dark ? paints.gray : paints.accent;
    paintBlossoms(studio, 0.78, limbs, { paint: flower, outlined: paints.dark, size: 46, count: 26 });
    paintPetals(studio, 0.85, 12, flower, { x: box(120, 600), y: 420, width: 600, height: 520 });
    return { x: box(816, 172), y: 90, width: 172, height: 480 };
  },
};

import { paintLady } from '../../motifs/figures.ts';
import { paintBridge } from '../../motifs/house.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintHangingStrands } from '../../motifs/hanging.ts';
import { paintMist, paintPetals, paintRain } from '../../motifs/sky.ts';
import { paintRipples } from '../../motifs/water.ts';
import { paintGrove } from '../../motifs/trees.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

export const bridgeRain: Composition = {
  name: 'bridge',
  theme: 'portrait',
  sceneWeights: {
    bridge: 4,
    rain: 3,
    willow: 3,
    lady: 2,
    spring: 1,
    catkins: 2,
    petals: 2,
    swallows: 2,
    lake: 1,
    town: 2,
    silk: 1.5,
    dress: 2,
    railing: 1.5,
    traveller: 1,
    wind: 0.8,
    lotus: 1.5,
    boat: 0.5,
    peach: 1.2,
  },
  paint(studio) {
    const { paints, rainy, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.1,
        foot: 560,
        rough: 0.25,
        peaks: [
          { x: x(300), height: 70, width: 150 },
          { x: x(560), height: 130, width: 150 },
          { x: x(820), height: 90, width: 190 },
        ],
      },
      color,
      0.42,
    );
    paintMist(studio, 560, 60, 0.15, 0.85);
    paintGrove(studio, {
      x: box(520, 480),
      y: 640,
      width: 480,
      depth: 0.2,
      height: 56,
      tone: 0.4,
      paint: color,
    });
    paintMist(studio, 650, 50, 0.24, 0.75);
    paintBridge(studio, { x: x(470), y: 884, height: 172, depth: 0.45, mirrored: !left });
    paintLady(
      studio,
      { x: x(446), y: 718, height: 215, depth: 0.42, mirrored: left },
      rainy || chance.yes(0.35),
    );
    paintRipples(
      studio,
      0.5,
      [
        { x: x(470), y: 905, width: 360, lines: 4 },
        { x: x(760), y: 950, width: 320, lines: 3 },
        { x: x(180), y: 960, width: 220, lines: 2 },
      ],
      0.4,
    );
    paintHangingStrands(studio, {
      x: x(80),
      reach: left ? 330 : -330,
      depth: 0.7,
      leaves: paints.pale ? paints.hue : paints.accent,
    });
    if (rainy) paintRain(studio, 0.9);
    else
      paintPetals(studio, 0.85, 12, paints.dark ? paints.gray : paints.accent, {
        x: 120,
        y: 560,
        width: 760,
        height: 380,
      });
    return { x: box(740, 220), y: 84, width: 220, height: 300 };
  },
};

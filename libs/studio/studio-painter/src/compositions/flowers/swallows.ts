import { at } from '../../brush/points.ts';
import { paintSwallow } from '../../motifs/birds.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintMist, paintRain } from '../../motifs/sky.ts';
import { paintHangingStrands, paintWisteria } from '../../motifs/hanging.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

export const swallows: Composition = {
  name: 'swallows',
  theme: 'flowers',
  sceneWeights: {
    swallows: 4,
    willow: 4,
    catkins: 3,
    wisteria: 5,
    grapes: 3,
    wind: 1,
    spring: 1,
    bridge: 1,
    blind: 1.5,
    swing: 2,
    tower: 1,
    railing: 1,
  },
  paint(studio) {
    const { paints, chance, scene } = studio;
    const { left, x, box } = sideOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    const vine =
      studio.sceneIncludes('wisteria', 'grapes') ||
      (!studio.sceneIncludes('willow', 'catkins') && chance.yes(0.3));
    paintFarRange(
      studio,
      {
        depth: 0.1,
        foot: 900,
        rough: 0.25,
        peaks: [
          { x: x(800), height: 80, width: 170 },
          { x: x(980), height: 130, width: 150 },
          { x: x(560), height: 40, width: 150 },
        ],
      },
      color,
      vine ? 0.25 : 0.4,
    );
    paintMist(studio, 905, 60, 0.14);
    if (vine)
      paintWisteria(studio, {
        x: x(120),
        reach: left ? 640 : -640,
        depth: 0.4,
        paint: paints.dark ? paints.gray : paints.accent,
      });
    else
      paintHangingStrands(studio, {
        x: x(90),
        reach: left ? 560 : -560,
        depth: 0.4,
        leaves: scene.season === 'autumn' ? paints.earth : paints.accent,
      });
    const flock = [
      [640, 470, 92, -18],
      [760, 610, 74, 12],
      [520, 660, 60, -40],
    ] as const;
    for (const [px, py, size, turn] of flock)
      paintSwallow(
        studio,
        at(x(px + chance.around(0, 20)), py + chance.around(0, 20)),
        size,
        0.7,
        !left,
        left ? turn : -turn,
      );
    if (studio.rainy) paintRain(studio, 0.9);
    return { x: box(740, 210), y: vine ? 250 : 110, width: 210, height: 300 };
  },
};

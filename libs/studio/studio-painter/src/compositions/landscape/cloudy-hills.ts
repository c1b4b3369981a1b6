import { paintBoat } from '../../motifs/boat.ts';
import { paintCottage } from '../../motifs/house.ts';
import { paintFarRange, paintRange } from '../../motifs/mountain.ts';
import { paintBank } from '../../motifs/rock.ts';
import { paintMist, paintRain } from '../../motifs/sky.ts';
import { paintGrove } from '../../motifs/trees.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

/** Mi family's cloudy mountains 米氏云山: hills of horizontal dots that fade into mist. */
export const cloudyHills: Composition = {
  name: 'cloudy-hills',
  theme: 'landscape',
  sceneWeights: {
    rain: 4,
    mist: 3,
    cloud: 2.5,
    mountain: 1,
    smoke: 1,
    summer: 0.5,
    spring: 0.5,
    dew: 1,
    moss: 1,
    tea: 1.5,
    dove: 1,
  },
  paint(studio) {
    const { chance, paints, rainy } = studio;
    const { left, x, box, span } = sideOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.12,
        foot: 520,
        rough: 0.3,
        peaks: [
          { x: x(700), height: 210, width: 150 },
          { x: x(900), height: 130, width: 190 },
          { x: x(420), height: 90, width: 150 },
        ],
      },
      color,
      0.42,
    );
    paintMist(studio, 500, 110, 0.16);
    paintRange(studio, {
      depth: 0.3,
      foot: 670,
      rough: 0.25,
      peaks: [
        { x: x(250), height: 420, width: 150, steepness: 1.8 },
        { x: x(420), height: 250, width: 130, steepness: 1.8 },
        { x: x(80), height: 230, width: 130 },
      ],
      ...span(-40, 680),
      paint: paints.hue,
      crown: paints.pale ? undefined : paints.accent,
      strength: 0.7,
      texture: 'dots',
      folds: 3,
      wooded: 0.75,
      ink: 0.8,
    });
    paintMist(studio, 650, 120, 0.4, 0.9);
    paintGrove(studio, { x: box(330, 560), y: 742, width: 560, depth: 0.5, height: 64, tone: 0.45 });
    paintMist(studio, 756, 60, 0.55, 0.75);
    paintBank(studio, { y: 860, ...span(-60, 620), depth: 0.7, rise: 60, tone: 0.7 });
    paintGrove(studio, {
      x: box(-10, 210),
      y: 852,
      width: 210,
      depth: 0.73,
      height: 120,
      paint: color,
      tone: 0.8,
    });
    paintCottage(studio, { x: x(290), y: 842, height: 44, depth: 0.76, mirrored: !left });
    paintGrove(studio, {
      x: box(330, 130),
      y: 856,
      width: 130,
      depth: 0.78,
      height: 92,
      paint: color,
      tone: 0.95,
    });
    if (studio.sceneIncludes('boat') || studio.scene.figure === 'fisherman' || chance.yes(0.4))
      paintBoat(studio, { x: x(740), y: 900, length: 84, depth: 0.8, mirrored: !left });
    if (rainy) paintRain(studio, 0.9);
    return { x: box(690, 250), y: 80, width: 250, height: 200 };
  },
};

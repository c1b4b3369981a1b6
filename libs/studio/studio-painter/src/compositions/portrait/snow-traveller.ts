import { at } from '../../brush/points.ts';
import { paintTraveller } from '../../motifs/figures.ts';
import { paintCottage } from '../../motifs/house.ts';
import { paintSnowRange } from '../../motifs/snow-mountain.ts';
import { paintBank } from '../../motifs/rock.ts';
import { paintMist, paintSky, paintSnow } from '../../motifs/sky.ts';
import { paintTree } from '../../motifs/trees.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

export const snowTraveller: Composition = {
  name: 'snow-traveller',
  theme: 'portrait',
  sceneWeights: {
    snow: 5,
    traveller: 3,
    woodman: 4,
    winter: 2,
    ice: 2,
    frost: 1.5,
    road: 2,
    dog: 2,
    crows: 1.5,
    stove: 2,
    soldier: 2,
    fort: 1.5,
    frontier: 1.5,
    dust: 1.5,
    cottage: 1,
    leaves: 1,
    plum: 1,
    lamp: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box, span } = sideOf(studio);
    const sky = paints.pale ? paints.hue : paints.accent;
    paintSky(studio, sky, paints.pale ? 0.72 : 0.55, 640);
    paintSnowRange(
      studio,
      {
        depth: 0.12,
        foot: 620,
        rough: 0.45,
        peaks: [
          { x: x(760), height: 360, width: 120, steepness: 1.7 },
          { x: x(930), height: 250, width: 130 },
          { x: x(580), height: 170, width: 110 },
        ],
      },
      0.45,
    );
    paintMist(studio, 640, 80, 0.2, 0.85);
    paintCottage(studio, { x: x(790), y: 716, height: 66, depth: 0.3, mirrored: left });
    paintTree(studio, { foot: at(x(880), 726), height: 200, depth: 0.32, lean: -0.1 });
    paintTree(studio, { foot: at(x(712), 722), height: 140, depth: 0.28, tone: 0.7 });
    paintBank(studio, { y: 740, ...span(600, 1090), depth: 0.34, rise: 26, tone: 0.5 });
    paintBank(studio, { y: 985, ...span(-90, 760), depth: 0.5, rise: 96, tone: 0.6 });
    paintTree(studio, {
      foot: at(x(120), 960),
      height: 620,
      depth: 0.56,
      lean: left ? 0.4 : -0.4,
      leaves: chance.yes(0.3) ? paints.accent : undefined,
      fullness: 0.12,
    });
    paintTraveller(studio, { x: x(440), y: 912, height: 168, depth: 0.7, mirrored: left });
    if (studio.snowy || studio.scene.season === 'winter') paintSnow(studio, 0.9);
    return { x: box(330, 190), y: 84, width: 190, height: 250 };
  },
};

import { at } from '../../brush/points.ts';
import { paintBoat } from '../../motifs/boat.ts';
import { paintFarBirds } from '../../motifs/birds.ts';
import { paintCottage } from '../../motifs/house.ts';
import { paintSnowRange } from '../../motifs/snow-mountain.ts';
import { paintMoon, paintSky, paintSnow } from '../../motifs/sky.ts';
import { paintTree } from '../../motifs/trees.ts';
import { paintBank } from '../../motifs/rock.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

/** 雪景寒林 (wintry forest in snow): the snow is bare paper, with sky and river painted dark around it. */
export const snowRiver: Composition = {
  name: 'snow-river',
  theme: 'landscape',
  sceneWeights: {
    snow: 5,
    ice: 3,
    frost: 1.5,
    winter: 2,
    crows: 1.5,
    woodman: 1.5,
    stove: 1.5,
    fort: 1,
    soldier: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box, span } = sideOf(studio);
    const sky = paints.pale ? paints.hue : paints.accent;
    paintSky(studio, sky, paints.pale ? 0.75 : 0.62, 700);
    if (studio.sceneIncludes('moon')) paintMoon(studio, x(740), 190, 44, 0.3);
    paintSnowRange(
      studio,
      {
        depth: 0.15,
        foot: 560,
        rough: 0.4,
        peaks: [
          { x: x(640), height: 170, width: 110 },
          { x: x(840), height: 240, width: 120 },
          { x: x(1010), height: 150, width: 120 },
        ],
      },
      0.3,
    );
    paintSnowRange(
      studio,
      {
        depth: 0.3,
        foot: 720,
        rough: 0.5,
        peaks: [
          { x: x(120), height: 330, width: 150, steepness: 1.6 },
          { x: x(320), height: 430, width: 110, steepness: 1.7 },
          { x: x(470), height: 220, width: 110 },
        ],
        ...span(-40, 800),
      },
      0.6,
    );
    paintBank(studio, { y: 850, ...span(-60, 620), depth: 0.55, rise: 50, tone: 0.5 });
    paintTree(studio, { foot: at(x(150), 836), height: 300, depth: 0.6, lean: left ? 0.3 : -0.3 });
    paintTree(studio, {
      foot: at(x(220), 842),
      height: 220,
      depth: 0.61,
      lean: left ? -0.2 : 0.2,
      tone: 0.75,
    });
    paintCottage(studio, { x: x(360), y: 840, height: 56, depth: 0.64, mirrored: !left });
    paintTree(studio, { foot: at(x(466), 846), height: 150, depth: 0.66, lean: 0.1, tone: 0.7 });
    paintBoat(studio, { x: x(780), y: 905, length: 96, depth: 0.75, mirrored: left, who: 'angler' });
    if (studio.sceneIncludes('crows') || chance.yes(0.3)) paintFarBirds(studio, at(x(500), 330), 7, 90, 0.4);
    paintSnow(studio, 0.92);
    return { x: box(690, 260), y: 560, width: 260, height: 240 };
  },
};

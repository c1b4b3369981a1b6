import { at } from '../../brush/points.ts';
import { paintOxRider } from '../../motifs/figures.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintBank } from '../../motifs/rock.ts';
import { paintMist, paintRain, paintSun } from '../../motifs/sky.ts';
import { paintWillow } from '../../motifs/trees.ts';
import { paintReeds } from '../../motifs/grasses.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const oxRider: Composition = {
  name: 'ox-rider',
  theme: 'portrait',
  sceneWeights: {
    'herd-boy': 5,
    ox: 5,
    child: 3.5,
    farmer: 5,
    flute: 3,
    village: 4,
    grass: 2.5,
    willow: 1.5,
    cottage: 1.5,
    smoke: 3,
    rice: 2,
    wheat: 2,
    grain: 2,
    beans: 2,
    sheep: 2,
    cock: 1.5,
    mulberry: 2,
    melon: 2,
    rape: 2,
    horse: 1.5,
    apricot: 1.5,
    dusk: 1,
  },
  paint(studio) {
    const { paints, rainy } = studio;
    const { left, x, box, span } = sideOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    if (lightOf(studio) === 'sun') paintSun(studio, x(700), 420, 60);
    paintFarRange(
      studio,
      {
        depth: 0.1,
        foot: 660,
        rough: 0.25,
        peaks: [
          { x: x(600), height: 80, width: 170 },
          { x: x(860), height: 130, width: 170 },
          { x: x(380), height: 50, width: 150 },
        ],
      },
      color,
      0.45,
    );
    paintMist(studio, 664, 70, 0.15, 0.85);
    paintBank(studio, { y: 930, ...span(-80, 1100), depth: 0.4, rise: 60, tone: 0.5 });
    paintWillow(studio, {
      foot: at(x(150), 910),
      height: 800,
      depth: 0.5,
      lean: left ? 0.5 : -0.5,
      leaves: color,
    });
    paintOxRider(studio, { x: x(580), y: 916, height: 215, depth: 0.7, mirrored: left });
    paintReeds(studio, {
      x: x(900),
      foot: 1040,
      height: 190,
      count: 7,
      spread: 90,
      depth: 0.8,
      wind: left ? -0.4 : 0.4,
    });
    if (rainy) paintRain(studio, 0.9);
    return { x: box(740, 220), y: 84, width: 220, height: 250 };
  },
};

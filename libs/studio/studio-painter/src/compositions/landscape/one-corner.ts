import { at } from '../../brush/points.ts';
import { paintFarBirds } from '../../motifs/birds.ts';
import { paintSail } from '../../motifs/boat.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintPine } from '../../motifs/pine.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintSun } from '../../motifs/sky.ts';
import { paintRipples } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** "One-corner Ma" 马一角: a pine from one corner and faint far hills; the rest is blank. */
export const oneCorner: Composition = {
  name: 'one-corner',
  theme: 'landscape',
  sceneWeights: {
    pine: 4,
    cypress: 3,
    rock: 2,
    moon: 1.5,
    island: 2,
    crane: 1,
    lake: 1,
    stars: 1,
    wind: 1,
    tower: 0.5,
  },
  paint(studio) {
    const { chance, paints } = studio;
    const { left, x, box } = sideOf(studio);
    const light = lightOf(studio);
    if (light === 'moon') paintMoon(studio, x(690), 190, 50, 0.5);
    if (light === 'sun') paintSun(studio, x(690), 500, 42);
    const far = paints.pale ? paints.hue : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.15,
        foot: 640,
        rough: 0.35,
        peaks: [
          { x: x(650), height: 120, width: 150 },
          { x: x(860), height: 170, width: 130 },
          { x: x(1010), height: 90, width: 160 },
        ],
      },
      far,
      0.5,
    );
    paintFarRange(
      studio,
      {
        depth: 0.2,
        foot: 662,
        rough: 0.3,
        peaks: [
          { x: x(800), height: 66, width: 170 },
          { x: x(540), height: 34, width: 130 },
        ],
      },
      paints.hue,
      0.5,
    );
    paintMist(studio, 668, 90, 0.24);
    paintSail(studio, x(560), 720, 30, 0.3);
    paintRipples(
      studio,
      0.32,
      [
        { x: x(600), y: 765, width: 300, lines: 3 },
        { x: x(800), y: 850, width: 220, lines: 3 },
      ],
      0.35,
    );
    paintRock(studio, { x: x(330), foot: 985, width: 330, height: 150, depth: 0.6, tone: 0.55 });
    paintPine(studio, { foot: at(x(150), 930), height: 640, lean: left ? 1 : -1, depth: 0.7 });
    paintRock(studio, { x: x(95), foot: 1040, width: 440, height: 270, depth: 0.85, tone: 0.9 });
    if (chance.yes(0.6)) paintFarBirds(studio, at(x(620), 400), 5, 60, 0.35);
    return light === 'moon'
      ? { x: box(770, 200), y: 300, width: 200, height: 190 }
      : { x: box(700, 250), y: 80, width: 250, height: 300 };
  },
};

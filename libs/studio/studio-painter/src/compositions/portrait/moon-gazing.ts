import { at } from '../../brush/points.ts';
import { paintSeated } from '../../motifs/figures.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintPine } from '../../motifs/pine.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintSun } from '../../motifs/sky.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const moonGazing: Composition = {
  name: 'moon-gazing',
  theme: 'portrait',
  sceneWeights: {
    moon: 3.5,
    pine: 3,
    recluse: 3,
    monk: 2,
    stars: 2,
    wine: 2,
    mountain: 0.5,
    mountains: 1,
    night: 1,
    cloud: 1,
    sun: 1,
    glow: 1.5,
    crickets: 1,
    rock: 1.5,
    zither: 1.5,
    waterfall: 1,
    stream: 1,
    temple: 1,
  },
  paint(studio) {
    const { paints } = studio;
    const { left, x, box } = sideOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    if (lightOf(studio) === 'sun') paintSun(studio, x(690), 320, 78);
    else paintMoon(studio, x(680), 320, 108, 0.62);
    paintFarRange(
      studio,
      {
        depth: 0.12,
        foot: 790,
        rough: 0.35,
        peaks: [
          { x: x(720), height: 120, width: 120 },
          { x: x(900), height: 190, width: 110 },
          { x: x(560), height: 60, width: 120 },
        ],
      },
      color,
      0.5,
    );
    paintMist(studio, 790, 110, 0.2, 0.85);
    paintRock(studio, { x: x(470), foot: 1010, width: 470, height: 150, depth: 0.4, tone: 0.6 });
    paintPine(studio, { foot: at(x(70), 960), height: 760, lean: left ? 0.85 : -0.85, depth: 0.5 });
    paintRock(studio, { x: x(90), foot: 1050, width: 430, height: 230, depth: 0.62, tone: 0.9 });
    paintSeated(studio, { x: x(440), y: 878, height: 165, depth: 0.75, mirrored: !left });
    return { x: box(824, 162), y: 84, width: 162, height: 330 };
  },
};

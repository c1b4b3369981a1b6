import { at } from '../../brush/points.ts';
import { paintWader } from '../../motifs/birds.ts';
import { paintPine } from '../../motifs/pine.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintSnow, paintSun } from '../../motifs/sky.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const pineCrane: Composition = {
  name: 'pine-crane',
  theme: 'flowers',
  sceneWeights: {
    crane: 5,
    pine: 4,
    cypress: 3,
    temple: 2,
    mountains: 1,
    monk: 1,
    deer: 1,
    cloud: 1,
    sun: 1,
    glow: 1,
    mountain: 1,
    recluse: 1,
    palace: 1,
    hawk: 1.5,
    stars: 0.8,
    peacock: 1.5,
  },
  paint(studio) {
    const { paints } = studio;
    const { left, x, box } = sideOf(studio);
    if (lightOf(studio) === 'moon') paintMoon(studio, x(600), 330, 130, 0.5);
    else paintSun(studio, x(610), 350, 118);
    paintPine(studio, { foot: at(x(60), 1010), height: 860, lean: left ? 0.75 : -0.75, depth: 0.35 });
    paintMist(studio, 800, 130, 0.5, 0.8);
    paintRock(studio, {
      x: x(520),
      foot: 1040,
      width: 520,
      height: 200,
      depth: 0.6,
      tone: 0.85,
      paint: paints.pale ? paints.hue : paints.accent,
    });
    paintWader(studio, { foot: at(x(500), 858), height: 330, depth: 0.75, mirrored: left, crane: true });
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(780, 190), y: 560, width: 190, height: 300 };
  },
};

import { at } from '../../brush/points.ts';
import { paintOrchids } from '../../motifs/orchid.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMoon, paintRain, paintSnow } from '../../motifs/sky.ts';
import { paintButterfly } from '../../motifs/small-life.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** 幽兰 (secluded orchids): orchids at the foot of a cliff, with much blank paper. */
export const orchid: Composition = {
  name: 'orchid',
  theme: 'flowers',
  sceneWeights: {
    orchid: 6,
    valley: 2.5,
    cliff: 2,
    recluse: 1.5,
    spring: 0.6,
    zither: 1.2,
    hermit: 1.5,
    narcissus: 3,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const side = left ? 1 : -1;
    const color = paints.dark ? paints.gray : paints.accent;
    const stone = paints.pale ? paints.hue : paints.accent;
    if (lightOf(studio) === 'moon') paintMoon(studio, x(470), 200, 84, 0.5);
    paintRock(studio, { x: x(90), foot: 1060, width: 430, height: 560, depth: 0.3, tone: 0.6, paint: stone });
    paintOrchids(studio, {
      foot: at(x(250), 800),
      length: 420,
      depth: 0.42,
      lean: side,
      paint: color,
      flowers: 3,
    });
    paintRock(studio, {
      x: x(300),
      foot: 1070,
      width: 420,
      height: 250,
      depth: 0.55,
      tone: 0.8,
      paint: stone,
    });
    paintOrchids(studio, {
      foot: at(x(400), 905),
      length: 560,
      depth: 0.65,
      lean: side,
      paint: color,
      flowers: 5,
    });
    if (studio.sceneIncludes('butterfly') || (!studio.rainy && !studio.snowy && chance.yes(0.35)))
      paintButterfly(studio, at(x(720), 520), 46, 0.8, !left, color);
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(720, 230), y: 90, width: 230, height: 300 };
  },
};

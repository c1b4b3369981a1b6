import { at } from '../../brush/points.ts';
import { paintScholar } from '../../motifs/figures.ts';
import { paintBamboo } from '../../motifs/bamboo.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintRain } from '../../motifs/sky.ts';
import { blend } from '../../color/blend.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const bambooStudy: Composition = {
  name: 'bamboo-path',
  theme: 'portrait',
  sceneWeights: {
    bamboo: 5,
    'bamboo grove': 3,
    study: 2.5,
    book: 3,
    ink: 3,
    zither: 2.5,
    chess: 2.5,
    tea: 2,
    recluse: 1.5,
    moss: 1.5,
    garden: 1.5,
    stream: 1,
    orchid: 2,
    plantain: 2,
    wind: 1,
    'parasol-tree': 1,
    crane: 1,
    cicada: 1,
  },
  paint(studio) {
    const { paints, rainy } = studio;
    const { left, x, box } = sideOf(studio);
    if (lightOf(studio) === 'moon') paintMoon(studio, x(700), 220, 66, 0.5);
    const side = left ? 1 : -1;
    const pale = blend(paints.pale ? paints.hue : paints.accent, paints.paper, 0.5);
    const cane = (
      px: number,
      height: number,
      lean: number,
      width: number,
      tone: number,
      paint: string,
      leafy: number,
    ) => ({ foot: at(x(px), 930), height, lean: lean * side, width, tone, paint, leafy });
    paintBamboo(
      studio,
      0.2,
      [
        cane(120, 900, 2, 13, 0.5, pale, 7),
        cane(330, 960, -2, 12, 0.45, pale, 7),
        cane(760, 700, 4, 11, 0.4, pale, 5),
        cane(900, 880, -3, 13, 0.45, pale, 6),
      ],
      pale,
    );
    paintMist(studio, 850, 240, 0.3, 0.8);
    const near = paints.dark || paints.pale ? paints.ink : blend(paints.ink, paints.accent, 0.3);
    paintBamboo(studio, 0.5, [cane(60, 1020, 4, 24, 0.9, near, 11), cane(205, 1000, 6, 19, 0.85, near, 9)]);
    paintRock(studio, { x: x(130), foot: 1040, width: 400, height: 220, depth: 0.62, tone: 0.8 });
    paintScholar(studio, { x: x(540), y: 905, height: 230, depth: 0.7, mirrored: !left }, true);
    paintRock(studio, { x: x(700), foot: 962, width: 170, height: 60, depth: 0.66, tone: 0.5 });
    if (rainy) paintRain(studio, 0.9);
    return { x: box(660, 240), y: 330, width: 240, height: 300 };
  },
};

import { at } from '../../brush/points.ts';
import { paintPerched } from '../../motifs/birds.ts';
import { paintBamboo } from '../../motifs/bamboo.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMoon, paintRain, paintSnow } from '../../motifs/sky.ts';
import { paintOrchid } from '../../motifs/grasses.ts';
import { blend } from '../../color/blend.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** After Zheng Xie 郑燮: thin canes and a leaning rock, dark leaves in front of pale ones. */
export const bamboo: Composition = {
  name: 'bamboo',
  theme: 'flowers',
  sceneWeights: {
    bamboo: 5,
    'bamboo grove': 3,
    study: 2,
    wind: 1,
    rain: 1.5,
    rock: 1.5,
    book: 1.5,
    ink: 2,
    tea: 1,
    zither: 1,
    moss: 1,
    plantain: 1,
    dew: 0.8,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    if (lightOf(studio) === 'moon') paintMoon(studio, x(420), 260, 92, 0.45);
    const side = left ? 1 : -1;
    const far = paints.pale ? paints.accent : blend(paints.accent, paints.paper, 0.35);
    const near = paints.dark || paints.pale ? paints.ink : blend(paints.ink, paints.accent, 0.35);
    paintBamboo(
      studio,
      0.3,
      [
        { foot: at(x(300), 1000), height: 900, lean: side * 5, width: 15, tone: 0.55, paint: far, leafy: 9 },
        { foot: at(x(150), 1000), height: 780, lean: side * 2, width: 12, tone: 0.5, paint: far, leafy: 7 },
      ],
      far,
    );
    paintBamboo(studio, 0.5, [
      { foot: at(x(225), 1010), height: 980, lean: side * 7, width: 22, tone: 0.85, paint: near, leafy: 12 },
      { foot: at(x(340), 1010), height: 600, lean: side * 15, width: 10, tone: 0.8, paint: near, leafy: 7 },
    ]);
    paintRock(studio, {
      x: x(170),
      foot: 1050,
      width: 330,
      height: 320,
      depth: 0.65,
      tone: 0.75,
      paint: paints.pale ? paints.hue : paints.accent,
    });
    paintOrchid(studio, {
      foot: at(x(400), 1000),
      length: 190,
      depth: 0.75,
      lean: side,
      paint: paints.dark ? paints.gray : paints.accent,
    });
    if (!studio.rainy && chance.yes(0.5))
      paintPerched(studio, {
        foot: at(x(300), 700),
        size: 84,
        depth: 0.72,
        mirrored: !left,
        breast: paints.earth,
      });
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(720, 230), y: 560, width: 230, height: 320 };
  },
};

import { at } from '../../brush/points.ts';
import { paintGeese } from '../../motifs/birds.ts';
import { paintPavilion } from '../../motifs/house.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintBank, paintRock } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintRain, paintSun } from '../../motifs/sky.ts';
import { paintTree } from '../../motifs/trees.ts';
import { paintRipples } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** After Ni Zan 倪瓒: a near bank with thin trees and an empty pavilion, wide water, a low far shore. */
export const emptyPavilion: Composition = {
  name: 'empty-pavilion',
  theme: 'landscape',
  sceneWeights: {
    pavilion: 4,
    leaves: 2.5,
    maple: 2.5,
    autumn: 1,
    lake: 1,
    'parasol-tree': 2,
    frost: 1.5,
    ginkgo: 2,
    locust: 1.5,
    geese: 1.2,
    study: 1,
    chess: 1,
    zither: 1,
    garden: 0.8,
    crickets: 1,
  },
  paint(studio) {
    const { paints, scene, chance } = studio;
    const { left, x, box, span } = sideOf(studio);
    const light = lightOf(studio);
    if (light === 'moon') paintMoon(studio, x(760), 150, 42, 0.4);
    if (light === 'sun') paintSun(studio, x(740), 262, 36);
    const far = paints.pale ? paints.hue : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.14,
        foot: 380,
        rough: 0.3,
        ...span(240, 1080),
        peaks: [
          { x: x(560), height: 60, width: 120 },
          { x: x(700), height: 110, width: 110 },
          { x: x(880), height: 76, width: 150 },
        ],
      },
      far,
      0.55,
    );
    paintBank(studio, { y: 392, ...span(330, 1080), depth: 0.2, rise: 26, tone: 0.5 });
    paintBank(studio, { y: 424, ...span(560, 1090), depth: 0.22, rise: 16, tone: 0.45 });
    paintMist(studio, 440, 34, 0.24, 0.6);
    paintRipples(studio, 0.3, [{ x: x(640), y: 560, width: 220, lines: 2 }], 0.25);
    paintBank(studio, { y: 872, ...span(-70, 640), depth: 0.5, rise: 74, tone: 0.75 });
    const bare = scene.season === 'winter' || studio.snowy;
    const leaf = bare ? undefined : paints.pale ? paints.accent : paints.accent;
    paintTree(studio, {
      foot: at(x(190), 838),
      height: 420,
      depth: 0.56,
      lean: left ? 0.35 : -0.35,
      leaves: leaf,
      fullness: 0.5,
    });
    paintTree(studio, {
      foot: at(x(258), 846),
      height: 330,
      depth: 0.58,
      lean: left ? -0.2 : 0.2,
      tone: 0.75,
      leaves: bare ? undefined : paints.hue,
      fullness: 0.35,
    });
    paintTree(studio, {
      foot: at(x(132), 846),
      height: 300,
      depth: 0.54,
      lean: left ? -0.3 : 0.3,
      tone: 0.7,
    });
    paintPavilion(studio, { x: x(410), y: 846, height: 92, depth: 0.62, mirrored: !left });
    paintRock(studio, { x: x(100), foot: 920, width: 250, height: 110, depth: 0.7, tone: 0.8 });
    paintBank(studio, { y: 975, ...span(-60, 470), depth: 0.75, rise: 54, tone: 0.85 });
    if (studio.sceneIncludes('geese') || (scene.season === 'autumn' && chance.yes(0.5)))
      paintGeese(studio, at(x(560), 500), 7, { stepX: left ? 34 : -34, stepY: -9, size: 22, depth: 0.34 });
    if (studio.rainy) paintRain(studio, 0.9);
    return { x: box(690, 260), y: 560, width: 260, height: 300 };
  },
};

import { at } from '../../brush/points.ts';
import { paintDuck, paintGeese, paintWader } from '../../motifs/birds.ts';
import { paintBank } from '../../motifs/rock.ts';
import { paintMoon, paintRain, paintSky, paintSnow, paintSun } from '../../motifs/sky.ts';
import { paintReeds } from '../../motifs/grasses.ts';
import { paintRipples } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const waders: Composition = {
  name: 'reeds',
  theme: 'flowers',
  sceneWeights: {
    reeds: 5,
    egret: 4,
    geese: 3.5,
    gulls: 3,
    ducks: 4,
    autumn: 1,
    river: 1.2,
    smartweed: 3,
    sea: 1.5,
    crab: 2,
    water: 1,
    frontier: 1,
    desert: 1,
    boat: 0.8,
    grass: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box, span } = sideOf(studio);
    const side = left ? 1 : -1;
    const light = lightOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    if (light === 'moon') paintMoon(studio, x(660), 230, 78, 0.55);
    else if (light === 'sun') paintSun(studio, x(660), 300, 70);
    else paintSky(studio, color, 0.45, 460);
    paintReeds(studio, {
      x: x(230),
      foot: 900,
      height: 560,
      count: 9,
      spread: 120,
      depth: 0.3,
      wind: side * 0.3,
      plume: paints.pale ? paints.accent : paints.earth,
    });
    paintBank(studio, { y: 930, ...span(-60, 640), depth: 0.45, rise: 54, tone: 0.7 });
    paintReeds(studio, {
      x: x(120),
      foot: 980,
      height: 640,
      count: 7,
      spread: 90,
      depth: 0.6,
      wind: side * 0.36,
      plume: paints.dark || paints.pale ? paints.white : paints.accent,
    });
    paintRipples(
      studio,
      0.2,
      [
        { x: x(700), y: 850, width: 380, lines: 3 },
        { x: x(760), y: 930, width: 320, lines: 3 },
      ],
      0.4,
    );
    if (studio.sceneIncludes('ducks') || chance.yes(0.25)) {
      paintDuck(studio, at(x(600), 850), 120, 0.7, !left, paints.dark ? paints.gray : paints.accent);
      paintDuck(studio, at(x(740), 890), 104, 0.72, !left, paints.earth);
    } else paintWader(studio, { foot: at(x(500), 930), height: 300, depth: 0.7, mirrored: left });
    if (!studio.rainy)
      paintGeese(studio, at(x(470), 250), 5, { stepX: side * 52, stepY: -18, size: 34, depth: 0.4 });
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(740, 220), y: 430, width: 220, height: 300 };
  },
};

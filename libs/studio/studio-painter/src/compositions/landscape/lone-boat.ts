import { at } from '../../brush/points.ts';
import { paintGeese } from '../../motifs/birds.ts';
import { paintBoat } from '../../motifs/boat.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintMist, paintMoon, paintRain, paintSky, paintSnow, paintSun } from '../../motifs/sky.ts';
import { paintReeds } from '../../motifs/grasses.ts';
import { paintRipples } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const loneBoat: Composition = {
  name: 'lone-boat',
  theme: 'landscape',
  sceneWeights: {
    boat: 4,
    reeds: 3,
    geese: 2.5,
    moon: 1.5,
    river: 1.5,
    sea: 2,
    lake: 1,
    gulls: 2,
    fisherman: 2,
    angler: 2,
    'straw-cape': 2,
    sun: 1,
    glow: 1.5,
    traveller: 1,
    lamp: 1.5,
    smartweed: 1.5,
    crab: 2,
    egret: 1.5,
    water: 0.8,
    flute: 1,
    song: 1,
  },
  paint(studio) {
    const { paints, scene, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const light = lightOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    if (light === 'moon') paintMoon(studio, x(330), 250, 84, 0.6);
    else if (light === 'sun') paintSun(studio, x(340), 400, 78);
    else paintSky(studio, color, 0.4, 420);
    paintFarRange(
      studio,
      {
        depth: 0.12,
        foot: 560,
        rough: 0.3,
        peaks: [
          { x: x(80), height: 70, width: 160 },
          { x: x(300), height: 44, width: 130 },
          { x: x(640), height: 84, width: 200 },
          { x: x(900), height: 128, width: 150 },
        ],
      },
      color,
      0.6,
    );
    paintMist(studio, 566, 64, 0.2, 0.85);
    paintRipples(
      studio,
      0.3,
      [
        { x: x(420), y: 640, width: 300, lines: 3 },
        { x: x(700), y: 700, width: 260, lines: 2 },
        { x: x(380), y: 850, width: 420, lines: 3 },
      ],
      0.42,
    );
    paintBoat(studio, {
      x: x(440),
      y: 764,
      length: 190,
      depth: 0.5,
      mirrored: !left,
      awning: true,
      who: chance.yes(0.7) ? 'angler' : 'nobody',
      lamp: studio.night,
    });
    if (!studio.rainy)
      paintGeese(studio, at(x(520), 440), chance.whole(6, 9), {
        stepX: left ? 42 : -42,
        stepY: -10,
        size: 26,
        depth: 0.4,
      });
    const plume =
      scene.season === 'autumn' || studio.sceneIncludes('reeds')
        ? paints.pale
          ? paints.accent
          : paints.white
        : undefined;
    paintReeds(studio, {
      x: x(930),
      foot: 1040,
      height: 330,
      count: 11,
      spread: 90,
      depth: 0.8,
      wind: left ? -0.32 : 0.32,
      plume: plume && (paints.pale ? plume : paints.earth),
    });
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(730, 230), y: 74, width: 230, height: 200 };
  },
};

import { at } from '../../brush/points.ts';
import { paintSwallow } from '../../motifs/birds.ts';
import { paintBoat } from '../../motifs/boat.ts';
import { paintBridge, paintCottage } from '../../motifs/house.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintBank } from '../../motifs/rock.ts';
import { paintMist, paintMoon, paintRain, paintSnow, paintSun } from '../../motifs/sky.ts';
import { paintGrove, paintTree, paintWillow } from '../../motifs/trees.ts';
import { paintRipples } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

export const bridgeVillage: Composition = {
  name: 'bridge-village',
  theme: 'landscape',
  sceneWeights: {
    bridge: 4,
    willow: 3,
    cottage: 2,
    village: 1.5,
    town: 2,
    smoke: 1.5,
    tavern: 2.5,
    swallows: 2,
    rape: 2,
    catkins: 2,
    garden: 1,
    roofs: 3,
    wall: 2,
    peach: 1.5,
    apricot: 1.5,
    spring: 1,
    ducks: 1.5,
    ox: 1,
    cock: 1.5,
    dog: 1,
    mulberry: 1.5,
    beans: 1.5,
    farmer: 1.5,
    swing: 1.5,
    grain: 1,
    wheat: 1,
    rice: 1,
    banner: 1,
  },
  paint(studio) {
    const { paints, scene, chance } = studio;
    const { left, x, box, span } = sideOf(studio);
    const light = lightOf(studio);
    if (light === 'moon') paintMoon(studio, x(640), 180, 40, 0.4);
    if (light === 'sun') paintSun(studio, x(640), 300, 38);
    const color = paints.pale ? paints.hue : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.1,
        foot: 490,
        rough: 0.25,
        peaks: [
          { x: x(500), height: 90, width: 150 },
          { x: x(760), height: 140, width: 170 },
          { x: x(980), height: 80, width: 150 },
        ],
      },
      color,
      0.36,
    );
    paintMist(studio, 488, 60, 0.14);
    paintGrove(studio, {
      x: box(420, 600),
      y: 560,
      width: 600,
      depth: 0.2,
      height: 66,
      paint: color,
      tone: 0.4,
    });
    for (const [index, [px, py, size]] of (
      [
        [470, 590, 54],
        [566, 604, 66],
        [690, 596, 58],
        [800, 612, 72],
      ] as const
    ).entries())
      paintCottage(studio, {
        x: x(px),
        y: py,
        height: size,
        depth: 0.26 + index * 0.01,
        mirrored: index % 2 === 0,
      });
    paintTree(studio, {
      foot: at(x(890), 614),
      height: 170,
      depth: 0.32,
      lean: 0.1,
      leaves: scene.season === 'winter' ? undefined : paints.accent,
      fullness: 0.7,
    });
    paintTree(studio, {
      foot: at(x(520), 606),
      height: 120,
      depth: 0.33,
      leaves: scene.season === 'winter' ? undefined : paints.accent,
      fullness: 0.8,
    });
    paintBank(studio, { y: 630, ...span(380, 1090), depth: 0.36, rise: 20, tone: 0.6 });
    paintBridge(studio, { x: x(388), y: 668, height: 74, depth: 0.42, mirrored: !left });
    paintRipples(
      studio,
      0.45,
      [
        { x: x(620), y: 700, width: 340, lines: 3 },
        { x: x(460), y: 780, width: 300, lines: 3 },
        { x: x(760), y: 850, width: 260, lines: 2 },
      ],
      0.36,
    );
    paintBoat(studio, {
      x: x(680),
      y: 800,
      length: 120,
      depth: 0.55,
      mirrored: left,
      awning: true,
      who: 'sculler',
    });
    paintBank(studio, { y: 960, ...span(-80, 430), depth: 0.7, rise: 120, tone: 0.8 });
    const green = paints.pale ? paints.accent : paints.accent;
    paintWillow(studio, {
      foot: at(x(120), 900),
      height: 720,
      depth: 0.76,
      lean: left ? 0.55 : -0.55,
      leaves: green,
    });
    if (!studio.snowy && (scene.season === 'spring' || studio.sceneIncludes('swallows')))
      for (let bird = 0; bird < 3; bird += 1)
        paintSwallow(
          studio,
          at(x(560 + bird * 70 + chance.around(0, 20)), 380 + chance.around(0, 50)),
          34,
          0.6,
          left,
          chance.around(0, 30),
        );
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(740, 220), y: 74, width: 220, height: 200 };
  },
};

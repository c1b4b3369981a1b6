import { at } from '../../brush/points.ts';
import { paintFarBirds } from '../../motifs/birds.ts';
import { paintTower } from '../../motifs/house.ts';
import { paintFarRange, paintRange } from '../../motifs/mountain.ts';
import { paintMist, paintMoon, paintSun } from '../../motifs/sky.ts';
import { paintGrove } from '../../motifs/trees.ts';
import { paintRipples } from '../../motifs/water.ts';
import { paintSail } from '../../motifs/boat.ts';
import { blend } from '../../color/blend.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** 千里江山 (A Thousand Li of Rivers and Mountains): ranks of peaks with the colour on their crowns. */
export const thousandMiles: Composition = {
  name: 'thousand-miles',
  theme: 'landscape',
  sceneWeights: {
    mountain: 3,
    mountains: 1.5,
    palace: 3,
    tower: 2,
    sun: 1.5,
    glow: 2,
    spring: 0.5,
    temple: 1.5,
    gate: 2,
    hawk: 2,
    walls: 2,
    beacon: 2,
    frontier: 1.5,
    desert: 1.5,
    horse: 1,
    bell: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { x, box, span } = sideOf(studio);
    const light = lightOf(studio);
    if (light === 'moon') paintMoon(studio, x(800), 170, 44, 0.45);
    if (light === 'sun') paintSun(studio, x(770), 340, 46);
    const crown = paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.12,
        foot: 560,
        rough: 0.4,
        peaks: [
          { x: x(620), height: 190, width: 90 },
          { x: x(760), height: 130, width: 120 },
          { x: x(930), height: 200, width: 100 },
        ],
      },
      paints.pale ? paints.hue : crown,
      0.36,
    );
    paintMist(studio, 548, 90, 0.15);
    paintRange(studio, {
      depth: 0.25,
      foot: 690,
      rough: 0.5,
      peaks: [
        { x: x(150), height: 400, width: 110, steepness: 1.7 },
        { x: x(330), height: 540, width: 90, steepness: 1.6 },
        { x: x(470), height: 330, width: 100, steepness: 1.5 },
      ],
      ...span(-40, 760),
      paint: paints.hue,
      crown,
      strength: 0.75,
      texture: 'hemp',
      folds: 5,
      wooded: 0.35,
      ink: 0.7,
    });
    paintMist(studio, 680, 120, 0.35, 0.92);
    if (studio.sceneIncludes('temple', 'bell', 'palace', 'tower', 'gate', 'walls') || chance.yes(0.5))
      paintTower(
        studio,
        { x: x(590), y: 742, height: studio.sceneIncludes('temple', 'bell') ? 130 : 96, depth: 0.42 },
        studio.sceneIncludes('temple', 'bell') ? 5 : 2,
        blend(paints.ink, paints.accent, 0.35),
      );
    paintGrove(studio, {
      x: box(470, 260),
      y: 762,
      width: 260,
      depth: 0.46,
      height: 54,
      tone: 0.75,
      paint: paints.pale ? paints.hue : paints.accent,
    });
    paintRange(studio, {
      depth: 0.5,
      foot: 900,
      rough: 0.45,
      peaks: [
        { x: x(60), height: 220, width: 130, steepness: 1.5 },
        { x: x(250), height: 130, width: 120 },
        { x: x(480), height: 66, width: 150 },
      ],
      ...span(-40, 720),
      paint: paints.hue,
      crown,
      strength: 0.85,
      texture: 'hemp',
      folds: 3,
      wooded: 0.6,
      ink: 0.85,
    });
    paintMist(studio, 905, 60, 0.62, 0.85);
    paintRipples(
      studio,
      0.64,
      [
        { x: x(800), y: 880, width: 280, lines: 4 },
        { x: x(560), y: 960, width: 340, lines: 3 },
      ],
      0.35,
    );
    paintSail(studio, x(830), 862, 38, 0.68);
    paintFarBirds(studio, at(x(640), 420), 6, 60, 0.3);
    return {
      x: box(light === 'moon' ? 560 : 700, 250),
      y: 76,
      width: light === 'moon' ? 170 : 250,
      height: 190,
    };
  },
};

import { at } from '../../brush/points.ts';
import { paintPavilion } from '../../motifs/house.ts';
import { paintFarRange, paintRange } from '../../motifs/mountain.ts';
import { paintPine } from '../../motifs/pine.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMist } from '../../motifs/sky.ts';
import { paintTree } from '../../motifs/trees.ts';
import { paintRipples, paintWaterfall } from '../../motifs/water.ts';
import type { Composition } from '../composition.ts';
import { sideOf } from '../side.ts';

/** 高远 (high distance): cliffs with a waterfall and a hut. */
export const gorge: Composition = {
  name: 'gorge',
  theme: 'landscape',
  sceneWeights: {
    waterfall: 5,
    stream: 2.5,
    cliff: 3,
    monk: 2,
    temple: 2,
    mountains: 1,
    recluse: 1.5,
    deer: 1.5,
    rock: 1.5,
    cloud: 1,
    cicada: 1,
    woodman: 1.5,
    book: 1,
  },
  paint(studio) {
    const { paints, scene } = studio;
    const { left, x, box, span } = sideOf(studio);
    const crown = paints.pale ? undefined : paints.accent;
    paintFarRange(
      studio,
      {
        depth: 0.1,
        foot: 520,
        rough: 0.4,
        peaks: [
          { x: x(430), height: 300, width: 80, steepness: 1.8 },
          { x: x(560), height: 170, width: 90 },
        ],
      },
      paints.pale ? paints.hue : paints.accent,
      0.3,
    );
    paintMist(studio, 480, 110, 0.14);
    paintRange(studio, {
      depth: 0.22,
      foot: 820,
      rough: 0.55,
      peaks: [
        { x: x(800), height: 640, width: 110, steepness: 2.4 },
        { x: x(980), height: 500, width: 130, steepness: 2 },
      ],
      ...span(590, 1070),
      paint: paints.hue,
      crown,
      strength: 0.7,
      texture: 'axe',
      folds: 4,
      wooded: 0.55,
      ink: 0.7,
    });
    paintRange(studio, {
      depth: 0.2,
      foot: 830,
      rough: 0.4,
      peaks: [{ x: x(640), height: 470, width: 95, steepness: 2.6 }],
      ...span(500, 800),
      paint: paints.hue,
      crown,
      strength: 0.5,
      texture: 'axe',
      folds: 2,
      wooded: 0.4,
      ink: 0.5,
    });
    paintWaterfall(studio, 0.3, x(628), 385, 800, 44);
    paintRange(studio, {
      depth: 0.36,
      foot: 850,
      rough: 0.6,
      peaks: [
        { x: x(470), height: 420, width: 95, steepness: 2.2 },
        { x: x(330), height: 270, width: 110, steepness: 1.7 },
      ],
      ...span(200, 640),
      paint: paints.hue,
      crown,
      strength: 0.8,
      texture: 'axe',
      folds: 4,
      wooded: 0.6,
      ink: 0.8,
    });
    paintMist(studio, 830, 110, 0.45, 0.92);
    paintRipples(studio, 0.5, [{ x: x(650), y: 890, width: 220, lines: 4 }], 0.45);
    paintRock(studio, { x: x(780), foot: 975, width: 330, height: 150, depth: 0.6, tone: 0.7 });
    paintPavilion(studio, { x: x(800), y: 858, height: 74, depth: 0.56, mirrored: left });
    paintTree(studio, {
      foot: at(x(910), 960),
      height: 260,
      depth: 0.64,
      lean: left ? -0.3 : 0.3,
      leaves: paints.accent,
      fullness: scene.season === 'winter' ? 0.15 : 0.6,
    });
    paintPine(studio, { foot: at(x(120), 985), height: 400, lean: left ? 0.8 : -0.8, depth: 0.75 });
    paintRock(studio, { x: x(110), foot: 1040, width: 420, height: 150, depth: 0.85, tone: 0.9 });
    return { x: box(56, 220), y: 76, width: 220, height: 300 };
  },
};

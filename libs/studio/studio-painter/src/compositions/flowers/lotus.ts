import { at } from '../../brush/points.ts';
import { paintDragonfly, paintFish } from '../../motifs/small-life.ts';
import { paintPerched } from '../../motifs/birds.ts';
import { paintMoon, paintRain } from '../../motifs/sky.ts';
import { paintRipples } from '../../motifs/water.ts';
import { paintLotusFlower, paintLotusLeaf, paintStem } from '../../motifs/lotus.ts';
import { paintReeds } from '../../motifs/grasses.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** After Bada Shanren's lotuses 八大荷花: large splashed leaves and one tall flower. */
export const lotus: Composition = {
  name: 'lotus',
  theme: 'flowers',
  sceneWeights: {
    lotus: 5,
    summer: 2.2,
    dragonfly: 3,
    frogs: 2.5,
    fish: 3,
    'water-chestnut': 2,
    duckweed: 2,
    lake: 1.5,
    water: 1.8,
    kingfisher: 2,
    lily: 1.5,
    fireflies: 1.5,
    cicada: 1,
    boat: 0.8,
    rain: 0.6,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    if (lightOf(studio) === 'moon') paintMoon(studio, x(740), 190, 70, 0.45);
    const side = left ? 1 : -1;
    const leaf = paints.pale ? paints.hue : paints.hue;
    paintLotusLeaf(studio, {
      center: at(x(560), 800),
      width: 300,
      height: 84,
      turn: side * -4,
      depth: 0.3,
      paint: leaf,
      tone: 0.35,
    });
    paintStem(studio, [at(x(300), 1050), at(x(330), 840), at(x(380), 560), at(x(452), 318)], 9, 0.4);
    paintStem(studio, [at(x(220), 1050), at(x(200), 800), at(x(236), 560)], 12, 0.42);
    paintStem(studio, [at(x(420), 1050), at(x(480), 900), at(x(500), 740)], 10, 0.43);
    paintStem(studio, [at(x(150), 1050), at(x(120), 760), at(x(128), 400)], 8, 0.41);
    paintLotusFlower(studio, { center: at(x(456), 318), size: 210, depth: 0.6 });
    paintLotusFlower(studio, { center: at(x(128), 408), size: 110, depth: 0.58, open: 0.12 });
    paintLotusLeaf(studio, {
      center: at(x(480), 708),
      width: 330,
      height: 150,
      turn: side * 12,
      depth: 0.5,
      paint: leaf,
      tone: 0.55,
    });
    paintLotusLeaf(studio, {
      center: at(x(225), 590),
      width: 440,
      height: 250,
      turn: side * -14,
      depth: 0.66,
      paint: leaf,
      tone: 0.85,
    });
    paintReeds(studio, {
      x: x(90),
      foot: 1050,
      height: 300,
      count: 5,
      spread: 60,
      depth: 0.75,
      wind: side * 0.4,
    });
    paintRipples(
      studio,
      0.2,
      [
        { x: x(680), y: 880, width: 320, lines: 3 },
        { x: x(600), y: 960, width: 300, lines: 2 },
      ],
      0.35,
    );
    if (studio.sceneIncludes('fish') || chance.yes(0.25)) paintFish(studio, at(x(760), 850), 130, 0.7, !left);
    else if (studio.sceneIncludes('kingfisher') || chance.yes(0.3))
      paintPerched(studio, {
        foot: at(x(128), 372),
        size: 76,
        depth: 0.8,
        mirrored: left,
        breast: paints.earth,
      });
    else paintDragonfly(studio, at(x(690), 330), 90, 0.8, !left);
    if (studio.rainy) paintRain(studio, 0.9);
    return { x: box(730, 230), y: 380, width: 230, height: 320 };
  },
};

import { filled } from '../../brush/path.ts';
import { at, toward } from '../../brush/points.ts';
import { PRESSURES, ribbon } from '../../brush/stroke.ts';
import { paintChrysanthemums } from '../../motifs/chrysanthemum.ts';
import { paintRock } from '../../motifs/rock.ts';
import { paintMoon, paintRain, paintSnow } from '../../motifs/sky.ts';
import { paintButterfly } from '../../motifs/small-life.ts';
import type { Studio } from '../../studio/studio.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** 东篱 (the eastern fence): late chrysanthemums by a fence and a rock. */
export const chrysanthemum: Composition = {
  name: 'chrysanthemum',
  theme: 'flowers',
  sceneWeights: {
    chrysanthemum: 6,
    fence: 3,
    frost: 1,
    hermit: 1,
    wine: 1,
    autumn: 0.8,
    garden: 0.5,
    crickets: 1.5,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const side = left ? 1 : -1;
    const color = paints.dark ? paints.gray : paints.accent;
    if (lightOf(studio) === 'moon') paintMoon(studio, x(760), 210, 78, 0.45);
    paintFence(studio, x(470), 960, 900, 300);
    paintRock(studio, {
      x: x(150),
      foot: 1060,
      width: 400,
      height: 480,
      depth: 0.35,
      tone: 0.7,
      paint: paints.pale ? paints.hue : paints.accent,
    });
    const stem = (from: number, to: number, y: number, size: number, open: 'bud' | 'full') => ({
      foot: at(x(from), 1010),
      head: at(x(to) + chance.around(0, 14), y + chance.around(0, 16)),
      size,
      open,
    });
    paintChrysanthemums(studio, 0.5, color, [
      stem(330, 250, 440, 150, 'full'),
      stem(420, 560, 560, 140, 'full'),
      stem(350, 390, 330, 130, 'bud'),
    ]);
    paintChrysanthemums(studio, 0.65, color, [
      stem(400, 400, 480, 196, 'full'),
      stem(330, 300, 690, 176, 'full'),
      stem(480, 590, 740, 186, 'full'),
      stem(470, 690, 640, 120, 'bud'),
    ]);
    if (studio.sceneIncludes('butterfly') || (!studio.rainy && !studio.snowy && chance.yes(0.3)))
      paintButterfly(studio, toward(at(x(720), 470), 0, side * 10), 52, 0.8, !left, paints.earth);
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(730, 220), y: 90, width: 220, height: 300 };
  },
};

function paintFence(studio: Studio, x: number, foot: number, width: number, height: number): void {
  const { chance, paints } = studio;
  const laths: string[] = [];
  for (let along = -width / 2; along < width / 2; along += 62)
    for (const lean of [-1, 1]) {
      const start = at(x + along + chance.around(0, 8), foot + chance.around(0, 8));
      const end = toward(start, -90 + lean * 24, height * chance.between(0.92, 1.08));
      laths.push(
        ribbon(
          [start, at((start.x + end.x) / 2 + chance.around(0, 3), (start.y + end.y) / 2), end],
          chance.between(6, 9),
          PRESSURES.wire,
        ),
      );
    }
  for (const y of [0.35, 0.74]) {
    const level = foot - height * y;
    laths.push(
      ribbon(
        [at(x - width / 2 - 40, level + 4), at(x, level - 4), at(x + width / 2 + 40, level + 2)],
        8,
        PRESSURES.wire,
      ),
    );
  }
  studio.lay('plant', { depth: 0.2, filter: 'dry', opacity: 0.55 }, [filled(laths, paints.earth, 0.8)]);
}

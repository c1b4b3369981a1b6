import { filled, outline } from '../../brush/path.ts';
import { at } from '../../brush/points.ts';
import { paintFarBirds } from '../../motifs/birds.ts';
import { paintBoat } from '../../motifs/boat.ts';
import { paintFarRange } from '../../motifs/mountain.ts';
import { paintMist, paintMoon, paintRain, paintSnow, paintSun } from '../../motifs/sky.ts';
import { paintSnowRange } from '../../motifs/snow-mountain.ts';
import { paintWaves } from '../../motifs/water.ts';
import type { Studio } from '../../studio/studio.ts';
import type { Composition } from '../composition.ts';
import { lightOf } from '../light.ts';
import { sideOf } from '../side.ts';

/** 寒江独钓 (Angler on a Wintry River): one boat, one man and a few waves; the rest is blank. */
export const coldRiver: Composition = {
  name: 'cold-river',
  theme: 'portrait',
  sceneWeights: {
    angler: 5,
    fisherman: 5,
    'straw-cape': 4,
    boat: 3,
    snow: 1,
    river: 2,
    lake: 1.5,
    sea: 2,
    fish: 2,
    gulls: 2,
    reeds: 1.5,
    water: 1,
    geese: 1,
    crab: 1.5,
    song: 1,
  },
  paint(studio) {
    const { paints, chance } = studio;
    const { left, x, box } = sideOf(studio);
    const light = lightOf(studio);
    const color = paints.pale ? paints.hue : paints.accent;
    if (light === 'moon') paintMoon(studio, x(300), 210, 62, 0.5);
    if (light === 'sun') paintSun(studio, x(300), 300, 56);
    if (paints.pale) paintLitShore(studio, x);
    else
      paintFarRange(
        studio,
        {
          depth: 0.1,
          foot: 380,
          rough: 0.25,
          peaks: [
            { x: x(250), height: 50, width: 150 },
            { x: x(90), height: 96, width: 130 },
            { x: x(520), height: 26, width: 150 },
          ],
        },
        color,
        0.5,
      );
    paintMist(studio, 384, 46, 0.14, 0.8);
    paintWaves(studio, 0.4, { x: x(500), y: 610, width: 620, rows: 3 });
    paintBoat(studio, { x: x(500), y: 680, length: 300, depth: 0.6, mirrored: !left });
    paintWaves(studio, 0.7, { x: x(520), y: 730, width: 760, rows: 5 });
    if (!studio.rainy && chance.yes(0.5)) paintFarBirds(studio, at(x(560), 470), 5, 70, 0.3);
    if (studio.rainy) paintRain(studio, 0.9);
    if (studio.snowy) paintSnow(studio, 0.9);
    return { x: box(720, 240), y: light === 'none' ? 80 : 90, width: 240, height: 230 };
  },
};

function paintLitShore(studio: Studio, x: (value: number) => number): void {
  const { paints } = studio;
  paintSnowRange(
    studio,
    {
      depth: 0.1,
      foot: 440,
      rough: 0.4,
      peaks: [
        { x: x(30), height: 150, width: 110 },
        { x: x(190), height: 250, width: 120, steepness: 1.5 },
        { x: x(350), height: 130, width: 110 },
        { x: x(520), height: 60, width: 120 },
      ],
    },
    0.35,
  );
  const light = studio.fading(paints.accent, [470, 0], [640, 0.5], [760, 0.34], [980, 0]);
  const water = [at(-60, 470), at(1084, 470), at(1084, 980), at(-60, 980)];
  studio.lay('water', { depth: 0.35, filter: 'wet' }, [
    light.definition + filled(outline(water), light.fill),
  ]);
}

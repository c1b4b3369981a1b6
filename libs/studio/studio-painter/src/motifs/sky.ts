import { filled, outline } from '../brush/path.ts';
import { pool, dab } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve } from '../brush/points.ts';
import { hexToOklch } from '@danqing/color-core';
import { blend } from '../color/blend.ts';
import { SIZE } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

/** Paints a sky in one wash. Sets `groundAt`, so that writing is coloured for the sky behind it. */
export function paintSky(studio: Studio, paint: string, strength: number, fall = 520): void {
  const wash = studio.fading(paint, [-40, strength], [fall * 0.45, strength * 0.6], [fall, 0]);
  studio.groundAt = (y) =>
    blend(
      studio.paints.paper,
      paint,
      Math.max(
        0,
        strength *
          (y < fall * 0.45 ? 1 - 0.4 * (y / (fall * 0.45)) : 0.6 * (1 - (y - fall * 0.45) / (fall * 0.55))),
      ) * 0.85,
    );
  const band = [
    at(-60, -60),
    at(1084, -60),
    at(1084, fall),
    at(760, fall * 0.92),
    at(380, fall),
    at(-60, fall * 0.9),
  ];
  studio.lay('sky', { depth: 0.02, filter: 'mist' }, [wash.definition + filled(outline(band), wash.fill)]);
}

/** 烘云托月: the moon is bare paper, or the pale colour, and the night is painted around it. */
export function paintMoon(studio: Studio, x: number, y: number, radius: number, strength = 0.5): void {
  const { paints, chance } = studio;
  const shade = paints.pale ? blend(paints.hue, paints.ink, 0.2) : paints.hue;
  const halo = studio.glow(
    shade,
    x,
    y,
    radius * 4.6,
    [0.17, strength],
    [0.3, strength * 0.78],
    [0.6, strength * 0.3],
    [1, 0],
  );
  studio.lay('sky', { depth: 0.03, filter: 'wet' }, [
    halo.definition + filled(outline(pool(at(x, y), radius * 9, radius * 7.6, 0.1, chance)), halo.fill),
  ]);
  const disc = outline(curve(pool(at(x, y), radius * 2, radius * 2, 0.006, chance), 5, true));
  const light = paints.pale ? paints.accent : blend(paints.white, paints.accent, 0.05);
  studio.lay('moon', { depth: 0.04, filter: 'disc' }, [filled(disc, light, 0.94)]);
}

export function paintSun(studio: Studio, x: number, y: number, radius: number): void {
  const { paints, chance } = studio;
  const { l, h, c } = hexToOklch(paints.accent);
  // A green or black sun would not read as a sun, so the disc stays bare and the colour surrounds it.
  if (c < 0.05 || l < 0.42 || (h > 115 && h < 345)) return paintMoon(studio, x, y, radius, 0.5);
  const glow = studio.glow(paints.accent, x, y, radius * 4, [0.1, 0.4], [0.4, 0.16], [1, 0]);
  studio.lay('sky', { depth: 0.03, filter: 'wet' }, [
    glow.definition + filled(outline(pool(at(x, y), radius * 8, radius * 7, 0.08, chance)), glow.fill),
  ]);
  studio.lay('sun', { depth: 0.04, filter: 'disc' }, [
    filled(
      outline(curve(pool(at(x, y), radius * 2, radius * 2, 0.012, chance), 5, true)),
      paints.accent,
      0.95,
    ),
  ]);
}

export function paintMist(
  studio: Studio,
  y: number,
  height: number,
  depth: number,
  strength = 0.85,
  from = -60,
  to = 1084,
): void {
  const { paints, chance } = studio;
  const banks: string[] = [];
  const width = to - from;
  for (let index = 0; index < 6; index += 1)
    banks.push(
      filled(
        outline(
          pool(
            at(from + width * ((index + chance.between(0, 1)) / 6), y + chance.around(0, height * 0.3)),
            width * chance.between(0.3, 0.55),
            height * chance.between(0.6, 1.15),
            0.12,
            chance,
          ),
        ),
        paints.paper,
        strength,
      ),
    );
  studio.lay('mist', { depth, filter: 'mist' }, banks);
}

export function paintRain(studio: Studio, depth: number): void {
  const { chance, paints } = studio;
  const slant = chance.sign() * chance.between(0.14, 0.26);
  const threads: [string[], string[]] = [[], []];
  for (let index = 0; index < 190; index += 1) {
    const [x, y, length] = [
      chance.between(-100, SIZE + 100),
      chance.between(-40, SIZE),
      chance.between(30, 130),
    ];
    threads[chance.yes(0.7) ? 0 : 1].push(
      ribbon(
        [at(x, y), at(x + slant * length * 0.5, y + length * 0.5), at(x + slant * length, y + length)],
        chance.between(0.7, 1.5),
        PRESSURES.leaf,
      ),
    );
  }
  studio.lay('rain', { depth, filter: 'ink' }, [
    filled(threads[0], paints.gray, 0.28),
    filled(threads[1], paints.white, 0.4),
  ]);
}

export function paintSnow(studio: Studio, depth: number): void {
  const { chance, paints } = studio;
  const flakes: string[] = [];
  for (let index = 0; index < 170; index += 1) {
    const size = 1.8 + 5 * chance.next() ** 4;
    flakes.push(dab(at(chance.between(0, SIZE), chance.between(0, SIZE)), size, size * 0.9, 0, chance));
  }
  studio.lay('snow', { depth, filter: 'ink' }, [filled(flakes, paints.white, 0.85)]);
}

export function paintPetals(
  studio: Studio,
  depth: number,
  count: number,
  paint: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { chance } = studio;
  const petals: string[] = [];
  for (let index = 0; index < count; index += 1)
    petals.push(
      filled(
        dab(
          at(box.x + box.width * chance.next(), box.y + box.height * chance.next()),
          chance.between(6, 12),
          chance.between(3, 6),
          chance.between(0, 180),
          chance,
        ),
        paint,
        chance.between(0.45, 0.9),
      ),
    );
  studio.lay('petals', { depth, filter: 'tint' }, petals);
}

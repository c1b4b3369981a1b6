import type { Hex } from '@danqing/color-core';
import type { Inks } from '../print/inks.ts';

/** Returns the hex of red, green and blue. Clamps each to 0-1 and rounds to the nearest byte. */
export function unitHex(components: readonly [number, number, number]): Hex {
  const digits = components.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

/** Returns four inks, 0-1, as percent, and their hex by the formula without a profile. Clamps each ink. */
export function readInks(values: readonly [number, number, number, number]): { hex: Hex; inks: Inks } {
  const [cyan, magenta, yellow, black] = values.map((ink) => Math.min(1, Math.max(0, ink))) as [
    number,
    number,
    number,
    number,
  ];
  return {
    hex: unitHex([(1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)]),
    inks: [100 * cyan, 100 * magenta, 100 * yellow, 100 * black],
  };
}

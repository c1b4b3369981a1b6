import type { Hex } from '@danqing/color-core';

/** Returns the hex of red, green and blue. Clamps each to 0-1 and rounds to the nearest byte. */
export function unitHex(components: readonly [number, number, number]): Hex {
  const digits = components.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

/** Returns the hex of four inks, 0-1, by the formula without a profile. */
export const inkHex = ([cyan, magenta, yellow, black]: readonly [number, number, number, number]): Hex =>
  unitHex([(1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)]);

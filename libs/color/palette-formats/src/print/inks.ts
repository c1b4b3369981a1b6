import { hexToRgb, type Hex } from '@danqing/color-core';

/** Percent of cyan, magenta, yellow and black, 0-100. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** Converts a screen colour to the inks that print it. */
export type InkConverter = (hex: Hex) => Inks;

/** Computes inks by the formula of `hexToCmyk`, without rounding, so that a reader gets the same hex. */
export function formulaInks(hex: Hex): Inks {
  const rgb = hexToRgb(hex);
  const brightest = Math.max(...rgb);
  const [cyan, magenta, yellow] = rgb.map((component) =>
    brightest === 0 ? 0 : (100 * (brightest - component)) / brightest,
  ) as [number, number, number];
  return [cyan, magenta, yellow, 100 - (100 * brightest) / 255];
}

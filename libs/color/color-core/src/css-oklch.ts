import { readRgb, toOklch } from './spaces.ts';

/**
 * Renders a hex colour as CSS `oklch(0.64387 0.19955 35.582)`. The digits suffice to restore the same bytes,
 * even for near-greys.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function cssOklch(hex: string): string {
  const { l, c, h = 0 } = toOklch(readRgb(hex));
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return `oklch(${rounded(l, 5)} ${rounded(c, 5)} ${rounded(h, 3) % 360})`;
}

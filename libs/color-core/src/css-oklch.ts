import { readRgb, toOklch } from './spaces.ts';

/**
 * A hex colour as CSS writes it in OKLCH, with digits that read every colour back as the same bytes, also where it is
 * almost grey: `oklch(0.64387 0.19955 35.582)`. Throws `InvalidHexError`.
 */
export function cssOklch(hex: string): string {
  const { l, c, h = 0 } = toOklch(readRgb(hex));
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  // 359.9999 rounds to 360, which is 0.
  return `oklch(${rounded(l, 5)} ${rounded(c, 5)} ${rounded(h, 3) % 360})`;
}

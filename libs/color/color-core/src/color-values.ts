import { hexToCmyk, hexToRgb } from './hex.ts';
import { hexToHsl } from './hsl.ts';

export interface ColorValues {
  /**
   * As text: `rgb` is "r,g,b", 0-255; `hsl` is "h,s%,l%" with at most one decimal, as CSS `hsl(…)` takes it;
   * `cmyk` is "c,m,y,k" in integer percent, from `hexToCmyk`.
   */
  rgb: string;
  hsl: string;
  cmyk: string;
}

/**
 * Formats a hex colour as RGB, HSL and CMYK text, without the CSS function names.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function colorValues(hex: string): ColorValues {
  const { h, s, l } = hexToHsl(hex);
  const rounded = (value: number) => Number(value.toFixed(1));
  return {
    rgb: hexToRgb(hex).join(','),
    hsl: `${rounded(h) % 360},${rounded(s)}%,${rounded(l)}%`,
    cmyk: hexToCmyk(hex),
  };
}

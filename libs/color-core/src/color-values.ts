import { hexToCmyk, hexToRgb } from './hex.ts';
import { hexToHsl } from './hsl.ts';

/** A colour in the notations that people copy. */
export interface ColorValues {
  /** "r,g,b", whole numbers 0-255. */
  rgb: string;
  /** "h,s%,l%" with at most one decimal, as `hsl(…)` of CSS takes it. */
  hsl: string;
  /** "c,m,y,k", whole percent, computed (`hexToCmyk`). */
  cmyk: string;
}

/** The values of a hex colour. Throws `InvalidHexError`. */
export function colorValues(hex: string): ColorValues {
  const { h, s, l } = hexToHsl(hex);
  const rounded = (value: number) => Number(value.toFixed(1));
  return {
    rgb: hexToRgb(hex).join(','),
    hsl: `${rounded(h) % 360},${rounded(s)}%,${rounded(l)}%`,
    cmyk: hexToCmyk(hex),
  };
}

import { hexToRgb } from './hex.ts';

/** HSL of sRGB: hue in degrees [0, 360), saturation and lightness in percent, 0-100. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

/**
 * Converts a hex colour to unrounded HSL. A grey has hue 0 and saturation 0.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 * @see CSS Color 4 §7.2
 */
export function hexToHsl(hex: string): Hsl {
  const [red, green, blue] = hexToRgb(hex).map((value) => value / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const l = (most + least) / 2;
  if (spread === 0) return { h: 0, s: 0, l: l * 100 };
  const sixth =
    most === red
      ? (green - blue) / spread + (green < blue ? 6 : 0)
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { h: sixth * 60, s: (100 * (most - l)) / Math.min(l, 1 - l), l: l * 100 };
}

/**
 * Renders a hex colour as CSS `hsl(13 84.7% 53.9%)`. Values are rounded, so parsing them may change a byte by
 * one.
 */
export function cssHsl(hex: string): string {
  const { h, s, l } = hexToHsl(hex);
  const rounded = (value: number) => Number(value.toFixed(1));
  return `hsl(${rounded(h) % 360} ${rounded(s)}% ${rounded(l)}%)`;
}

import {
  convertLrgbToRgb,
  convertRgbToLrgb,
  differenceCiede2000,
  fixupAlpha,
  interpolatorLinear,
  modeLab65,
  modeOklab,
  modeOklch,
  serializeHex,
  toGamut,
  useMode,
  wcagContrast,
  type Color,
  type Lab65,
  type modeLrgb,
  type modeRgb,
  type Oklab,
  type Oklch,
  type Rgb,
} from 'culori/fn';
import { hexToRgb, type Hex } from './hex.ts';

// culori's definitions of these two without their parsers, which parse names of CSS colours with a table of
// 1.7 kB. `css-color.ts` registers the full ones.
const RGB = {
  channels: ['r', 'g', 'b', 'alpha'],
  gamut: true,
  white: { r: 1, g: 1, b: 1 },
  black: { r: 0, g: 0, b: 0 },
  interpolate: {
    r: interpolatorLinear,
    g: interpolatorLinear,
    b: interpolatorLinear,
    alpha: { use: interpolatorLinear, fixup: fixupAlpha },
  },
} as const;

// Registers only the spaces in use, so that a browser bundle contains no others. The tools below need them
// registered first.
export const toRgb: (color: Color) => Rgb = useMode({ ...RGB, mode: 'rgb' } as unknown as typeof modeRgb);
export const toOklch: (color: Color) => Oklch = useMode(modeOklch);
export const toOklab: (color: Color) => Oklab = useMode(modeOklab);
/** CIELAB with the D65 white point of sRGB, the space of CIEDE2000. */
export const toLab: (color: Color) => Lab65 = useMode(modeLab65);
useMode({
  ...RGB,
  mode: 'lrgb',
  toMode: { rgb: convertLrgbToRgb },
  fromMode: { rgb: convertRgbToLrgb },
} as unknown as typeof modeLrgb);

/** Reduces chroma at constant OKLCH lightness and hue (CSS Color 4 §13.2, binary search with local clipping). */
export const fitSrgb: (color: Color) => Rgb = toGamut('rgb', 'oklch');

/** CIEDE2000 (Sharma, Wu, Dalal 2005), kL = kC = kH = 1. culori compares 1,023 Lab pairs in 0.17 ms. */
export const ciede2000: (a: Lab65, b: Lab65) => number = differenceCiede2000();

export const contrast: (a: Rgb, b: Rgb) => number = wcagContrast;

export function readRgb(hex: string): Rgb {
  const [red, green, blue] = hexToRgb(hex);
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}

/** Rounds to the nearest byte and clips values outside 0-1. */
export function writeHex(color: Color): Hex {
  return serializeHex(toRgb(color)).toUpperCase() as Hex;
}

/**
 * A round trip may leave 0-1 by about 1e-6. Without a tolerance, #0000FF itself would be mapped to another
 * blue.
 */
const GAMUT_TOLERANCE = 1e-4;

export function isInSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return Math.min(r, g, b) >= -GAMUT_TOLERANCE && Math.max(r, g, b) <= 1 + GAMUT_TOLERANCE;
}

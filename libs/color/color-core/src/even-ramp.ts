import { largestChroma } from './gamut.ts';
import { hexToOklch, isAchromatic, oklchToHex, type MappedColor, type Oklch } from './oklch.ts';
import { unmapped, shadeOffsets, type Swatch } from './schemes.ts';

export const EVEN_ENDS = { light: 0.97, dark: 0.16 } as const;

const SHADES = Object.keys(shadeOffsets).map(Number);
const LAST = SHADES.length - 1;

const MAX_GAIN = 5;

const bow = (l: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, l)));

/** Returns the colour at another lightness, with its chroma scaled by `bow` and limited to sRGB. */
export function atLightness(color: Oklch, l: number): MappedColor {
  if (isAchromatic(color)) return oklchToHex({ l, c: 0, h: 0 });
  const gain = Math.min(MAX_GAIN, bow(l) / Math.max(bow(color.l), Number.EPSILON));
  return oklchToHex({ l, c: Math.min(color.c * gain, largestChroma(l, color.h)), h: color.h });
}

/**
 * Returns eleven steps of one colour, "50" to "950", evenly spaced in OKLCH lightness.
 * The colour itself takes the step with the nearest lightness, unchanged. The steps on either side are spread
 * evenly to 0.97 and 0.16. Neighbours differ by at least 0.04 in lightness. `atLightness` sets the chroma.
 *
 * @throws {InvalidHexError} when `primary` is not a valid colour
 */
export function evenScheme(primary: string): Swatch[] {
  const color = hexToOklch(primary);
  const { light, dark } = EVEN_ENDS;
  const pin = Math.min(LAST, Math.max(0, Math.round(((light - color.l) / (light - dark)) * LAST)));
  const lightnessOf = (step: number) =>
    step < pin
      ? light + ((color.l - light) * step) / pin
      : color.l + ((dark - color.l) * (step - pin)) / (LAST - pin);
  return SHADES.map((shade, step): Swatch => {
    const as = { name: String(shade), type: 'primary', shade } as const;
    return step === pin
      ? { ...as, ...unmapped(primary), own: true }
      : { ...as, ...atLightness(color, lightnessOf(step)) };
  });
}

/**
 * Guaranteed WCAG 2 contrasts between the steps `text` and `ground` of any even ramp. A test checks them for
 * all 1,023 colours and for random ones.
 */
export const EVEN_CONTRASTS = [
  { text: 500, ground: 50, contrast: 3 },
  { text: 600, ground: 50, contrast: 4.5 },
  { text: 700, ground: 100, contrast: 4.5 },
  { text: 800, ground: 200, contrast: 4.5 },
  { text: 900, ground: 300, contrast: 4.5 },
  { text: 800, ground: 50, contrast: 7 },
  { text: 900, ground: 100, contrast: 7 },
] as const;

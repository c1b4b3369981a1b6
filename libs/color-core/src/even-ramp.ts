import { largestChroma } from './gamut.ts';
import { hexToOklch, isAchromatic, oklchToHex, type Delivered, type Oklch } from './oklch.ts';
import { given, shadeOffsets, type Swatch } from './schemes.ts';

/** OKLCH lightness of the lightest and of the darkest step: nearly paper, nearly ink. */
export const EVEN_ENDS = { light: 0.97, dark: 0.16 } as const;

const SHADES = Object.keys(shadeOffsets).map(Number);
const LAST = SHADES.length - 1;

/** A pale or dark colour grows at most so much more chromatic in the middle, so that the tint of a grey stays a tint. */
const MOST_GAIN = 5;

/** How chromatic a lightness can be seen: nothing at white and black, most half-way, as the gamut itself is widest in the middle. */
const bow = (l: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, l)));

/** The colour in another lightness: its chroma along the bow, within what sRGB has there. */
export function inLightness(color: Oklch, l: number): Delivered {
  if (isAchromatic(color)) return oklchToHex({ l, c: 0, h: 0 });
  const gain = Math.min(MOST_GAIN, bow(l) / Math.max(bow(color.l), Number.EPSILON));
  return oklchToHex({ l, c: Math.min(color.c * gain, largestChroma(l, color.h)), h: color.h });
}

/**
 * Eleven steps of one colour, "50" to "950", at even distances of perceived lightness (OKLCH). The colour itself, unchanged, stands at
 * the step whose lightness on the way from 0.97 to 0.16 is nearest to its own; the steps on either side of it are spread evenly from
 * there to that end. Neighbours differ by at least 0.04 in lightness, so no two steps are equal. The chroma follows a half wave of
 * the lightness (see `inLightness`). Throws `InvalidHexError`.
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
      ? { ...as, ...given(primary), own: true }
      : { ...as, ...inLightness(color, lightnessOf(step)) };
  });
}

/**
 * What every even ramp keeps, whatever its colour: text of one step on the ground of another, and the least WCAG 2 contrast. Proved by
 * a test for all 1,023 colours and for any other.
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

import type { Hex } from './hex.ts';
import { hexToOklch, isAchromatic, oklchToHex, type Oklch } from './oklch.ts';
import { contrast, readRgb, toOklab, writeHex } from './spaces.ts';

export const TEXT_CONTRAST = 4.5;

const PAPER_HUE = 85;

export function withPaperHue(hex: string): Oklch {
  const color = hexToOklch(hex);
  return isAchromatic(color) ? { ...color, h: PAPER_HUE } : color;
}

/**
 * Returns the WCAG 2.2 contrast ratio of two opaque colours, 1-21, symmetric.
 *
 * @throws {InvalidHexError} when a colour is not valid
 */
export function contrastRatio(a: string, b: string): number {
  return contrast(readRgb(a), readRgb(b));
}

/**
 * Returns a light or dark text colour in the hue of a ground. The colour is pushed towards white or black
 * until it has `least` contrast.
 *
 * @param least default 4.5, which is possible on every ground; with a larger value, the result may be white
 *   or black with less contrast
 * @throws {InvalidHexError} when `ground` is not a valid colour
 */
export function textOn(ground: string, least = TEXT_CONTRAST): Hex {
  const { c, h } = withPaperHue(ground);
  const light = { l: 0.985, c: Math.min(c, 0.012), step: 0.005 };
  const dark = { l: 0.19, c: Math.min(c, 0.03), step: -0.01 };
  const pushed = [light, dark].map(({ l, c: chroma, step }) => {
    let text = oklchToHex({ l, c: chroma, h }).hex;
    const first = contrastRatio(text, ground);
    let reached = first;
    for (let at = l + step; reached < least; at += step) {
      const end = at <= 0 || at >= 1;
      text = oklchToHex({ l: at, c: end ? 0 : chroma, h }).hex;
      reached = contrastRatio(text, ground);
      if (end) break;
    }
    return { text, first, reached };
  });
  // At mid-lightness the variant with the higher contrast may miss the target even at pure white or black.
  // The other variant then reaches it.
  pushed.sort((a, b) => b.first - a.first);
  const holding = pushed.find(({ reached }) => reached >= least);
  return (holding ?? pushed.reduce((a, b) => (b.reached > a.reached ? b : a))).text;
}

/**
 * Returns quieter text for a ground: up to 28 % of the ground mixed in (OKLab), less when the contrast
 * requires it.
 *
 * @throws {InvalidHexError} when `ground` is not a valid colour
 */
export function quietTextOn(ground: string, least = TEXT_CONTRAST): Hex {
  const text = textOn(ground, least);
  const from = toOklab(readRgb(text));
  const to = toOklab(readRgb(ground));
  const mix = (a: number, b: number, part: number) => a + (b - a) * part;
  for (let percent = 28; percent > 0; percent -= 2) {
    const part = percent / 100;
    const quiet = writeHex({
      mode: 'oklab',
      l: mix(from.l, to.l, part),
      a: mix(from.a, to.a, part),
      b: mix(from.b, to.b, part),
    });
    if (contrastRatio(quiet, ground) >= least) return quiet;
  }
  return text;
}

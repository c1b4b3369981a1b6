import { hexToOklch, InvalidHexError, oklchToHex, parseHex, type Hex } from '@danqing/color-core';
import { blend } from './blend.ts';

export interface Paints {
  accent: Hex;
  deep: Hex;
  soft: Hex;
  paper: Hex;
  ink: Hex;
  hue: Hex;
  gray: Hex;
  /** Shell white, for snow, feathers and flower centres. */
  white: Hex;
  /** Light earth, for trunks, banks, skin and thatch. */
  earth: Hex;
  cinnabar: Hex;
  /** True when the colour is light. The paper is then silk, which is darker than the colour. */
  pale: boolean;
  /** True when the colour is dark enough to serve as ink. */
  dark: boolean;
}

/**
 * OKLCH lightness above which a colour has too little contrast on white paper, and below which a colour
 * serves as ink.
 */
const PALE = 0.8;
const DARK = 0.34;

export function mixPaints(given: string, night: boolean): Paints {
  const accent = parseHex(given);
  if (accent === null) throw new InvalidHexError(given);
  const { l, c, h } = hexToOklch(accent);
  const [pale, dark] = [l > PALE, l < DARK];
  const color = (lightness: number, chroma: number, hue: number) =>
    oklchToHex({ l: lightness, c: chroma, h: hue }).hex;
  const tinted = Math.min(c, 0.05);
  const yellowish = Math.abs(((h - 82 + 540) % 360) - 180) < 32;
  const silk = yellowish ? color(0.74, 0.016, 110) : color(0.765, 0.042, 80);
  const xuan = color(0.95, 0.016, 86);
  const paper = pale
    ? night
      ? blend(silk, color(0.55, 0.02 + tinted / 2, h), 0.2)
      : silk
    : blend(xuan, accent, night ? 0.07 : 0.03);
  const ink = color(0.215, Math.min(c, 0.028), c > 0.004 ? h : 75);
  return {
    accent,
    deep: color(Math.max(0.2, l - (pale ? 0.26 : 0.14)), Math.min(c * 1.1, 0.2), h),
    soft: blend(paper, accent, 0.45),
    paper,
    ink,
    hue: pale ? color(0.42, Math.min(c + 0.012, 0.06), h) : blend(ink, accent, dark ? 0.3 : 0.5),
    gray: blend(ink, paper, 0.45),
    white: blend('#FBF7EC', paper, pale ? 0.04 : 0.15),
    earth: blend(color(0.6, 0.06, 62), paper, 0.25),
    cinnabar: '#B3392B',
    pale,
    dark,
  };
}

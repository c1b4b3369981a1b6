import { contrastRatio, quietTextOn, textOn, withPaperHue, TEXT_CONTRAST } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { isAchromatic, oklchToHex } from './oklch.ts';

export type Theme = 'light' | 'dark';

const EDGE_CONTRAST = 3;

/** The design tokens paper, surface, raised and sunken. Keep these values equal to the tokens. */
export const accentGrounds: Readonly<Record<Theme, readonly Hex[]>> = {
  light: ['#F9F5EE', '#FDFBF6', '#EFEBE2'],
  dark: ['#13110F', '#1B1916', '#24221F', '#0D0B09'],
};

export interface AccentSet {
  accent: Hex;
  'accent-hover': Hex;
  'accent-press': Hex;
  /** Has a contrast of at least 4.5:1 on `accent`, `accent-hover` and `accent-press`. */
  'on-accent': Hex;
  'on-accent-quiet': Hex;
  /** Has a contrast of at least 4.5:1 on every ground and on `accent-soft`. */
  'accent-ink': Hex;
  'accent-soft': Hex;
  /** Has a contrast of at least 3:1 on paper and surface. */
  'accent-line': Hex;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Derives the accent roles with the contrasts that `AccentSet` documents.
 *
 * @throws {InvalidHexError} when `color` is not a valid colour
 */
export function accentSet(color: string, theme: Theme): AccentSet {
  const accent = requireHex(color);
  const base = withPaperHue(accent);
  const { l, c, h } = base;
  const dark = theme === 'dark';
  const soft = dark
    ? oklchToHex({ l: 0.28, c: Math.min(c * 0.3, 0.045), h }).hex
    : oklchToHex({ l: 0.935, c: clamp(c * 0.2, 0.008, 0.034), h }).hex;
  const grounds = [...accentGrounds[theme], soft];
  const edged = grounds.slice(0, 2);
  const holds = (text: Hex, on: readonly Hex[], least: number) =>
    on.every((ground) => contrastRatio(text, ground) >= least);

  const walk = (from: number, least: number, on: readonly Hex[]): Hex => {
    const chroma = isAchromatic(base) ? 0 : Math.max(c, 0.03);
    const step = dark ? 0.01 : -0.01;
    let at = clamp(from, 0.03, 0.98);
    let text = oklchToHex({ l: at, c: chroma, h }).hex;
    while (!holds(text, on, least) && at > 0.02 && at < 0.99) {
      at += step;
      text = oklchToHex({ l: at, c: chroma, h }).hex;
    }
    return text;
  };

  const onAccent = textOn(accent);
  const away = withPaperHue(onAccent).l < l ? 1 : -1;
  const moved = (by: number) => oklchToHex({ l: clamp(l + away * by, 0.02, 0.985), c, h }).hex;
  return {
    accent,
    'accent-hover': moved(0.03),
    'accent-press': moved(0.05),
    'on-accent': onAccent,
    'on-accent-quiet': quietTextOn(accent),
    'accent-ink': walk(dark ? Math.max(l, 0.68) : Math.min(l, 0.54), TEXT_CONTRAST, grounds),
    'accent-soft': soft,
    'accent-line': holds(accent, edged, EDGE_CONTRAST) ? accent : walk(l, EDGE_CONTRAST, edged),
  };
}

import { contrastRatio, quietTextOn, textOn, tintBase, TEXT_CONTRAST } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { isAchromatic, oklchToHex } from './oklch.ts';

export type Theme = 'light' | 'dark';

/** Contrast that WCAG 2.2 asks of the edge of a control. */
const EDGE_CONTRAST = 3;

/** Grounds that text in the accent's hue may stand on: paper, surface, raised, sunken of the design tokens, which must stay equal to these. */
export const accentGrounds: Readonly<Record<Theme, readonly Hex[]>> = {
  light: ['#F9F5EE', '#FDFBF6', '#EFEBE2'],
  dark: ['#13110F', '#1B1916', '#24221F', '#0D0B09'],
};

/** The roles that one chosen colour plays in the interface; each key is the custom property without its dashes. */
export interface AccentSet {
  /** The chosen colour itself. */
  accent: Hex;
  'accent-hover': Hex;
  'accent-press': Hex;
  /** Text and icons on accent, 4.5:1 also on hover and press. */
  'on-accent': Hex;
  'on-accent-quiet': Hex;
  /** Text in the accent's hue, 4.5:1 on every ground and on `accent-soft`. */
  'accent-ink': Hex;
  'accent-soft': Hex;
  /** Edge of an accent fill, 3:1 on paper and surface. */
  'accent-line': Hex;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Derives the roles of a chosen colour, with the contrasts that `AccentSet` names. Throws `InvalidHexError`. */
export function accentSet(color: string, theme: Theme): AccentSet {
  const accent = requireHex(color);
  const base = tintBase(accent);
  const { l, c, h } = base;
  const dark = theme === 'dark';
  const soft = dark
    ? oklchToHex({ l: 0.28, c: Math.min(c * 0.3, 0.045), h }).hex
    : oklchToHex({ l: 0.935, c: clamp(c * 0.2, 0.008, 0.034), h }).hex;
  const grounds = [...accentGrounds[theme], soft];
  const edged = grounds.slice(0, 2);
  const holds = (text: Hex, on: readonly Hex[], least: number) =>
    on.every((ground) => contrastRatio(text, ground) >= least);

  /** Walks in lightness, away from the paper, until every ground gives the contrast. */
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
  // Away from the text on it, so that its contrast only grows.
  const away = tintBase(onAccent).l < l ? 1 : -1;
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

import { accentSet, type AccentSet, type Theme } from './accent.ts';
import { readRgb, toOklch } from './spaces.ts';

/**
 * The accent of both themes as a style sheet: `:root{--accent:oklch(…);…}.dark{…}`. The values are oklch(), because
 * two of them interpolate in OKLab, where two hex values would go through grey; they are precise enough to be painted
 * as the very hex they come from. Throws InvalidHexError.
 */
export function accentStyle(hex: string): string {
  const block = (selector: string, theme: Theme) => `${selector}{${declarations(accentSet(hex, theme))}}`;
  return block(':root', 'light') + block('.dark', 'dark');
}

const declarations = (set: AccentSet) =>
  Object.entries(set)
    .map(([role, value]) => `--${role}:${oklchText(value)}`)
    .join(';');

function oklchText(hex: string): string {
  // Not hexToOklch: it takes the last trace of hue from a near-grey, which would be painted as another colour.
  const { l, c, h = 0 } = toOklch(readRgb(hex));
  return `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`;
}

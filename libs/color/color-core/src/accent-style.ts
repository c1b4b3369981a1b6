import { accentSet, type AccentSet, type Theme } from './accent.ts';
import { readRgb, toOklch } from './spaces.ts';

/**
 * Renders the accent roles of both themes as CSS. The values are oklch(), because CSS would interpolate two
 * hex values through grey. They have enough digits to reproduce the source hex exactly.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
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
  // hexToOklch would drop the hue of a near-grey, and CSS would then paint another colour.
  const { l, c, h = 0 } = toOklch(readRgb(hex));
  return `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`;
}

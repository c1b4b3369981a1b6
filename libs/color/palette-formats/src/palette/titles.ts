import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { plainText } from '../text/plain-text.ts';
import { paletteHexes, primaryColor, type FormatPalette } from './palette.ts';

export function paletteTitle(palette: FormatPalette): string {
  return plainText(palette.name, PALETTE_LIMITS.name) || '丹青';
}

/** Returns a colour's name, or '' when the name only repeats its step, as in generated schemes. */
export function ownName(color: PaletteColor | undefined): string {
  const name = plainText(color?.name, PALETTE_LIMITS.colorName);
  return name === plainText(color?.shade, PALETTE_LIMITS.colorName) ? '' : name;
}

/**
 * Returns each colour's title in a file: its name, the primary colour's name plus a numeric step (`朱红 500`),
 * else its step, type or hex. Titles may repeat.
 */
export function colorTitles(palette: FormatPalette): string[] {
  const hexes = paletteHexes(palette);
  const lead = ownName(primaryColor(palette));
  return palette.colors.map((color, index) => {
    const own = ownName(color);
    if (own) return own;
    const shade = plainText(color.shade, PALETTE_LIMITS.colorName);
    if (lead && /^\d+$/.test(shade)) return `${lead} ${shade}`;
    return shade || plainText(color.type, PALETTE_LIMITS.colorName) || (hexes[index] ?? '');
  });
}

export const glossOf = ({ glosses }: FormatPalette, { name = '' }: PaletteColor): string =>
  plainText(glosses?.get(name), PALETTE_LIMITS.colorName);

import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { plainText } from '../text/plain-text.ts';
import { paletteHexes, primaryColor, type FormatPalette } from './palette.ts';

/** The palette's name in a file; a nameless one is called after the site. */
export function paletteTitle(palette: FormatPalette): string {
  return plainText(palette.name, PALETTE_LIMITS.name) || '丹青';
}

/** The name of a colour unless it is only its step: swatches of a scheme are often called `500`. */
export function ownName(color: PaletteColor | undefined): string {
  const name = plainText(color?.name, PALETTE_LIMITS.colorName);
  return name === plainText(color?.shade, PALETTE_LIMITS.colorName) ? '' : name;
}

/**
 * What each colour is called in a file: its own name; a numbered step is called after the primary colour (`朱红 500`);
 * else its step (`mid-300`), its type, its hex. Not necessarily unique.
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

/** What the name of a colour means to the reader; empty where the palette does not say it. */
export const glossOf = ({ glosses }: FormatPalette, { name = '' }: PaletteColor): string =>
  plainText(glosses?.get(name), PALETTE_LIMITS.colorName);

import type { Hex } from '../hex.ts';
import type { SwatchType } from '../schemes.ts';
import type { ReadEntry } from './palette-entry.ts';
import { readPaletteColors, type PaletteFault } from './read-palette-colors.ts';
import { swatchTypeOf } from './scheme-kind.ts';

/** One entry of a saved scheme. */
export interface RestoredSwatch {
  hex: Hex;
  /** What the colour is called, else its role; empty when the palette says neither. */
  name: string;
  /** The swatch of the scheme: `500`, `mid-300`, `triadA-950`; empty when the palette does not say. */
  shade: string;
  /** The swatch's group, where the shade names one. */
  type?: SwatchType;
}

export interface RestoredPalette {
  primary: Hex;
  secondary: Hex | null;
  /** In the palette's order; empty when it has none of its own. */
  scheme: RestoredSwatch[];
}

/**
 * What a palette puts into the generator (specification part 1 §5), out of colours as `readPaletteColors` takes them. Never
 * throws.
 *
 * Primary: the entry with type `primary`, else the first. Secondary: the entry with type `secondary`, else the second entry if
 * its hex differs from the primary's and it is no part of the scheme: a saved mono palette (a primary and its shades) stays mono.
 */
export function restorePalette(
  colors: unknown,
): { ok: true; palette: RestoredPalette } | { ok: false; code: PaletteFault } {
  const read = readPaletteColors(colors);
  if (!read.ok) return read;
  const entries = read.colors;
  const primary = entries.find(({ type }) => type === 'primary') ?? entries[0]!;
  const scheme = entries.filter(({ type }) => type === 'scheme').map(toSwatch);
  return { ok: true, palette: { primary: primary.hex, secondary: secondaryOf(entries, primary), scheme } };
}

function secondaryOf(entries: readonly ReadEntry[], primary: ReadEntry): Hex | null {
  const stated = entries.find(({ type }) => type === 'secondary');
  if (stated) return stated.hex;
  const second = entries[1];
  return second && second.type !== 'scheme' && second.hex !== primary.hex ? second.hex : null;
}

function toSwatch({ hex, name, type: role = '', shade = '' }: ReadEntry): RestoredSwatch {
  const type = swatchTypeOf(shade);
  return { hex, name: name ?? role, shade, ...(type && { type }) };
}

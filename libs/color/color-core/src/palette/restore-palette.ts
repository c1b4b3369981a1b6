import type { Hex } from '../hex.ts';
import type { SwatchType } from '../schemes.ts';
import type { ReadEntry } from './palette-entry.ts';
import { readPaletteColors, type PaletteProblem } from './read-palette-colors.ts';
import { swatchTypeOf } from './scheme-kind.ts';

export interface RestoredSwatch {
  hex: Hex;
  name: string;
  /** Position in the scheme: `500`, `mid-300`, `triadA-950`; empty when unknown. */
  shade: string;
  type?: SwatchType;
}

export interface RestoredPalette {
  primary: Hex;
  secondary: Hex | null;
  scheme: RestoredSwatch[];
}

/**
 * Restores the generator's state from a palette (specification part 1 §5). Never throws.
 *
 * Primary: the entry with type `primary`, otherwise the first one. Secondary: the entry with type
 * `secondary`, otherwise the second entry if its hex differs from the primary's and it is not a scheme entry.
 * That exception keeps a saved mono palette (a primary and its shades) mono.
 */
export function restorePalette(
  colors: unknown,
): { ok: true; palette: RestoredPalette } | { ok: false; code: PaletteProblem } {
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

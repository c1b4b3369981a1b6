import type { Hex } from '../hex.ts';
import type { SwatchType } from '../schemes.ts';
import { readEntry, type ReadEntry } from './palette-entry.ts';
import { swatchTypeOf } from './scheme-kind.ts';

/** One entry of a saved scheme. */
export interface RestoredSwatch {
  hex: Hex;
  /** What the colour is called; empty when the palette does not say. */
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

export type PaletteFault = 'PALETTE_INVALID' | 'PALETTE_WITHOUT_COLOR' | 'PALETTE_COLOR_INVALID';

/**
 * What a palette puts into the generator (specification part 1 §5). `colors` is an array, or the same as a JSON string; its
 * entries are hex strings or objects with hex (or value) and name (or label, or type). Never throws.
 *
 * - `PALETTE_INVALID`: no array, no readable JSON, or nothing in it.
 * - `PALETTE_COLOR_INVALID`: an entry is neither text nor object, or its colour is no hex of 3, 4, 6 or 8 digits.
 * - `PALETTE_WITHOUT_COLOR`: no entry names a colour; entries without one are passed over as long as another has one.
 *
 * Primary: the entry with type `primary`, else the first. Secondary: the entry with type `secondary`, else the second entry if
 * its hex differs from the primary's and it is no part of the scheme: a saved mono palette (a primary and its shades) stays mono.
 */
export function restorePalette(
  colors: unknown,
): { ok: true; palette: RestoredPalette } | { ok: false; code: PaletteFault } {
  const list = typeof colors === 'string' ? parseJson(colors) : colors;
  if (!Array.isArray(list) || list.length === 0) return { ok: false, code: 'PALETTE_INVALID' };
  const entries: ReadEntry[] = [];
  for (const item of list) {
    const entry = readEntry(item);
    if (entry === undefined) return { ok: false, code: 'PALETTE_COLOR_INVALID' };
    if (entry) entries.push(entry);
  }
  const primary = entries.find(({ type }) => type === 'primary') ?? entries[0];
  if (!primary) return { ok: false, code: 'PALETTE_WITHOUT_COLOR' };
  const scheme = entries.filter(({ type }) => type === 'scheme').map(toSwatch);
  return { ok: true, palette: { primary: primary.hex, secondary: secondaryOf(entries, primary), scheme } };
}

function secondaryOf(entries: readonly ReadEntry[], primary: ReadEntry): Hex | null {
  const stated = entries.find(({ type }) => type === 'secondary');
  if (stated) return stated.hex;
  const second = entries[1];
  return second && second.type !== 'scheme' && second.hex !== primary.hex ? second.hex : null;
}

function toSwatch({ hex, name, shade = '' }: ReadEntry): RestoredSwatch {
  const type = swatchTypeOf(shade);
  return { hex, name, shade, ...(type && { type }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { readEntry, type ReadEntry } from './palette-entry.ts';

export type PaletteProblem = 'PALETTE_INVALID' | 'PALETTE_WITHOUT_COLOR' | 'PALETTE_COLOR_INVALID';

/**
 * Parses the colours of a palette (specification part 1 §3, part 2 §3): an array, or its JSON text, of
 * entries for `readEntry`. Never throws.
 *
 * - `PALETTE_INVALID`: no array, malformed JSON, or an empty array.
 * - `PALETTE_COLOR_INVALID`: an entry is neither text nor object, or its hex does not have 3, 4, 6 or 8
 *   digits.
 * - `PALETTE_WITHOUT_COLOR`: no entry has a colour; otherwise entries without one are skipped.
 */
export function readPaletteColors(
  colors: unknown,
): { ok: true; colors: ReadEntry[] } | { ok: false; code: PaletteProblem } {
  const list = typeof colors === 'string' ? parseJson(colors) : colors;
  if (!Array.isArray(list) || list.length === 0) return { ok: false, code: 'PALETTE_INVALID' };
  const entries: ReadEntry[] = [];
  for (const item of list) {
    const entry = readEntry(item);
    if (entry === undefined) return { ok: false, code: 'PALETTE_COLOR_INVALID' };
    if (entry) entries.push(entry);
  }
  return entries.length > 0 ? { ok: true, colors: entries } : { ok: false, code: 'PALETTE_WITHOUT_COLOR' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

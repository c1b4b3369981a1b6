import { nearestColors, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { shortened } from './shortened.ts';
import type { ImportedColor } from './imported-palette.ts';

/**
 * Converts imported colours to palette entries. An unnamed colour takes the nearest traditional colour's name
 * once the list has loaded. All entries belong to one scheme led by the first colour, so that the generator
 * opens all of them.
 */
export function importedEntries(
  colors: readonly ImportedColor[],
  traditional: readonly Color[],
): PaletteColor[] {
  return colors.map(({ hex, name }) => {
    if (name) return { hex, name: shortened(name, PALETTE_LIMITS.colorName), type: 'scheme' };
    const nearest = nearestTraditional(hex, traditional)?.color;
    return { hex, ...(nearest && { name: nearest.name, pinyin: nearest.pinyin }), type: 'scheme' };
  });
}

/** Cached by list and hex, because one search through the list takes about a millisecond. */
const found = new WeakMap<readonly Color[], Map<string, Nearest<Color> | undefined>>();

export function nearestTraditional(hex: string, traditional: readonly Color[]): Nearest<Color> | undefined {
  const known = found.get(traditional) ?? new Map<string, Nearest<Color> | undefined>();
  found.set(traditional, known);
  if (!known.has(hex)) known.set(hex, nearestColors(hex, traditional, 1)[0]);
  return known.get(hex);
}

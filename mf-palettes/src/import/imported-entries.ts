import { nearestColors, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { shortened } from './shortened.ts';
import type { ImportedColor } from './imported-palette.ts';

/**
 * Imported colours as a palette has them. One without a name takes the name of the nearest traditional colour; none, as
 * long as their list is empty. All of them are entries of one scheme, whose first colour is the main one: so all of them
 * come into the generator.
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

/** By the list, which does not change, and the hex: a look through all of it takes a millisecond. */
const found = new WeakMap<readonly Color[], Map<string, Nearest<Color> | undefined>>();

/** The traditional colour nearest to a hex; none, as long as their list is empty. */
export function nearestTraditional(hex: string, traditional: readonly Color[]): Nearest<Color> | undefined {
  const known = found.get(traditional) ?? new Map<string, Nearest<Color> | undefined>();
  found.set(traditional, known);
  if (!known.has(hex)) known.set(hex, nearestColors(hex, traditional, 1)[0]);
  return known.get(hex);
}

import { colorsNamed, simplifyCharacters } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';

/**
 * Returns a function that finds the colour by which a search matched a palette. It compares names first, then
 * pinyin, English and Japanese, as the palettes service does (ADR 43). It returns null when the palette's own
 * name matches.
 */
export function findMatchingColor(
  search: string,
  list: readonly Color[],
): (palette: Pick<Palette, 'name' | 'colors'>) => PaletteColor | null {
  const text = folded(search);
  const names = new Set(colorsNamed(search, list).map(({ name }) => name));
  const has = (name: string | undefined) => name !== undefined && folded(name).includes(text);
  return ({ name, colors }) => {
    if (text === '' || has(name)) return null;
    return (
      colors.find((color) => has(color.name)) ??
      colors.find((color) => color.name !== undefined && names.has(color.name)) ??
      null
    );
  };
}

const folded = (text: string) =>
  simplifyCharacters(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());

import { colorsOf, useColorList } from '@danqing/area-kit';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import { useLazyChunk } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { lazyFindMatchingColor } from './lazy-find-matching-color.ts';

export type FindMatchingColor = (palette: Pick<Palette, 'name' | 'colors'>) => PaletteColor | null;

const none: FindMatchingColor = () => null;

/**
 * Returns the match function for the current search. It finds nothing until the colour list and the lazy
 * chunk have loaded.
 */
export function useFindMatchingColor(search: string): FindMatchingColor {
  const searching = search !== '';
  const { part: colorFoundBy } = useLazyChunk(lazyFindMatchingColor, searching);
  const list = colorsOf(useColorList(searching));
  return useMemo(
    () => (searching && colorFoundBy ? colorFoundBy(search, list) : none),
    [searching, colorFoundBy, search, list],
  );
}

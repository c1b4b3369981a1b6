import { colorsOf, useColorList } from '@danqing/area-kit';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import { useLatePart } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { lateColorFoundBy } from './late-color-found-by.ts';

export type ColorFoundBy = (palette: Pick<Palette, 'name' | 'colors'>) => PaletteColor | null;

const none: ColorFoundBy = () => null;

/**
 * Returns the match function for the current search. It finds nothing until the colour list and the lazy
 * chunk have loaded.
 */
export function useColorFoundBy(search: string): ColorFoundBy {
  const searching = search !== '';
  const { part: colorFoundBy } = useLatePart(lateColorFoundBy, searching);
  const list = colorsOf(useColorList(searching));
  return useMemo(
    () => (searching && colorFoundBy ? colorFoundBy(search, list) : none),
    [searching, colorFoundBy, search, list],
  );
}

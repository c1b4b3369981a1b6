import { colorsOf, useColorList } from '@danqing/area-kit';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import { useLatePart } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { lateColorFoundBy } from './late-color-found-by.ts';

export type ColorFoundBy = (palette: Pick<Palette, 'name' | 'colors'>) => PaletteColor | null;

const none: ColorFoundBy = () => null;

/** By which colour the search on screen has found a palette; of none as long as nothing is searched for or known. */
export function useColorFoundBy(search: string): ColorFoundBy {
  const searching = search !== '';
  const { part: colorFoundBy } = useLatePart(lateColorFoundBy, searching);
  const list = colorsOf(useColorList(searching));
  return useMemo(
    () => (searching && colorFoundBy ? colorFoundBy(search, list) : none),
    [searching, colorFoundBy, search, list],
  );
}

import type { Color } from '@danqing/contracts/colors';
import type { NamedColor } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useCallback } from 'react';
import { colorsOf, useColorList } from '../colors/use-color-list.ts';

const byList = new WeakMap<readonly Color[], ReadonlyMap<string, Color>>();

/**
 * Returns a function that finds a colour by name. Saved palettes and files store only the name; the result
 * adds the gloss. In Chinese the list is not fetched, because no gloss is shown.
 */
export function useNamedColors(): (name: string) => NamedColor {
  const colors = colorsOf(useColorList(useLocale() !== 'zh'));
  return useCallback((name) => namesOf(colors).get(name) ?? { name }, [colors]);
}

function namesOf(colors: readonly Color[]): ReadonlyMap<string, Color> {
  let names = byList.get(colors);
  if (!names) byList.set(colors, (names = new Map(colors.map((color) => [color.name, color]))));
  return names;
}

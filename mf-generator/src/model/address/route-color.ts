import { colorsOf, type ColorList } from '@danqing/area-kit';
import { parseHex } from '@danqing/color-core';
import { isNamed, type PageData } from '@danqing/contracts/page';
import { colorOfHex, type ChosenColor } from '../chosen-color.ts';

export type RouteColor =
  { status: 'known'; color: ChosenColor } | { status: 'waiting' } | { status: 'unknown'; search: string };

/**
 * Returns the colour that the URL names, from the page's data if possible, otherwise from the list.
 *
 * @param wanted name or hex in the URL, or null on the landing paths
 * @param landing colour of a landing path, or null while unknown
 */
export function routeColor(
  wanted: string | null,
  page: Pick<PageData, 'color' | 'status' | 'search'>,
  list: ColorList,
  landing: ChosenColor | null,
): RouteColor {
  const inlined = page.color;
  const colors = colorsOf(list);
  const known = (color: ChosenColor): RouteColor => ({ status: 'known', color });

  if (wanted === null) return landing ? known(landing) : { status: 'waiting' };
  const hex = parseHex(wanted);
  if (hex) return known(inlined.hex === hex ? inlined : colorOfHex(hex, colors));
  if (isNamed(inlined) && inlined.name === wanted) return known(inlined);
  const named = colors.find((color) => color.name === wanted);
  if (named) return known(named);
  const knownToServer = page.status === 404 && page.search !== null && wanted.startsWith(page.search);
  return knownToServer || list.status === 'loaded'
    ? { status: 'unknown', search: wanted }
    : { status: 'waiting' };
}

import {
  matchRoute,
  type ActiveArea,
  type DocumentIndex,
  type NavigationItem,
} from '@danqing/contracts/releases';

/** Returns the links of a place. A page that has not loaded its index yet names those of all areas there. */
export function navigationItems(
  areas: readonly ActiveArea[],
  place: NonNullable<NavigationItem['placement']>,
  index?: Pick<DocumentIndex, 'navigation'>,
): NavigationItem[] {
  return (index?.navigation ?? areas.flatMap((area) => area.manifest.navigation))
    .filter(({ placement }) => placement === undefined || placement === place)
    .sort((a, b) => a.order - b.order);
}

/**
 * Returns the current link of the area that owns the path: the link with the longest matching prefix,
 * otherwise the area's first link. Null if there is none.
 */
export function currentItem(areas: readonly ActiveArea[], path: string): NavigationItem | null {
  const items = matchRoute(areas, path)?.area.manifest.navigation ?? [];
  const leading = items
    .filter((item) => path === item.path || path.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return leading[0] ?? items[0] ?? null;
}

import { matchRoute, type ActiveArea, type NavigationItem } from '@danqing/contracts/releases';

/** The links of all active areas for the bar or the phone menu, in their stated order. */
export function navigationItems(
  areas: readonly ActiveArea[],
  place: NonNullable<NavigationItem['placement']>,
): NavigationItem[] {
  return areas
    .flatMap((area) => area.manifest.navigation)
    .filter(({ placement }) => placement === undefined || placement === place)
    .sort((a, b) => a.order - b.order);
}

/**
 * The current link of a path: of the area that owns it, the one whose own path is the longest prefix of it, else the
 * area's first. Null where no area owns it or the area has no link.
 */
export function currentItem(areas: readonly ActiveArea[], path: string): NavigationItem | null {
  const items = matchRoute(areas, path)?.area.manifest.navigation ?? [];
  const leading = items
    .filter((item) => path === item.path || path.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return leading[0] ?? items[0] ?? null;
}

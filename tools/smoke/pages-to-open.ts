import {
  SHELL_AREA,
  type ActiveArea,
  type AreaRoute,
  type ReleaseDocument,
} from '@danqing/contracts/releases';

/** In every installation, since all have the same collection. */
const EXAMPLE_COLOR = '月白';

/**
 * Paths, without base path and language, on which a candidate shows whether it works: its routes that can be opened
 * without knowing anything, and one colour. A shell must also bring up every area: one page of each.
 */
export function pagesToOpen(candidate: ActiveArea, { areas }: ReleaseDocument): string[] {
  const own = openable(candidate.manifest.routes);
  if (candidate.area !== SHELL_AREA) return own;
  const running = areas.filter(({ killed }) => !killed);
  return [...own, ...running.flatMap(({ manifest }) => openable(manifest.routes).slice(0, 1))];
}

function openable(routes: readonly AreaRoute[]): string[] {
  return routes.flatMap(({ path, page }) => {
    const param = page.kind === 'color' && page.param ? `:${page.param}` : null;
    const address = path
      .split('/')
      .map((segment) => (segment === param ? encodeURIComponent(EXAMPLE_COLOR) : segment))
      .join('/');
    return address.includes(':') ? [] : [address];
  });
}

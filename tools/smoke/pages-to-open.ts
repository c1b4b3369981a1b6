import {
  SHELL_AREA,
  type ActiveArea,
  type AreaRoute,
  type ReleaseDocument,
} from '@danqing/contracts/releases';

/** A colour that every installation has. */
const EXAMPLE_COLOR = '月白';

/**
 * Returns the paths, without base path and language, that show whether a candidate works: its routes without
 * parameters, and one colour. A shell must also mount every area, so one page of each is added.
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

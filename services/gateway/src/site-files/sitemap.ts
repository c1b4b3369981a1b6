import { matchRoute, type AreaRoute, type ReleaseDocument } from '@danqing/contracts/releases';
import { LOCALES } from '@danqing/contracts/locale';
import { alternates, publicAddress, type PublicSite } from '../address/public-address.ts';
import type { ColorIndex } from '../page/color-index.ts';
import type { IndexedPage } from '../page/service-pages.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { colorSegment } from '../page/content/link-card.ts';

/**
 * A sitemap may contain 50,000 URLs.
 *
 * @see sitemaps.org 0.9
 */
const MAX_PATHS = Math.floor(50_000 / LOCALES.length);

/**
 * Renders the sitemap with the alternates of each language. Contains navigation targets, the shell's pages,
 * all colours and the services' pages. Omits closed areas, and truncates the list at the limit.
 *
 * @see sitemaps.org 0.9
 */
export function sitemap(
  document: ReleaseDocument,
  colors: ColorIndex,
  listed: readonly IndexedPage[],
  place: PublicSite,
): string {
  const paths = pagePaths(document, colors, listed).slice(0, MAX_PATHS);
  const entries = paths.map((path) => {
    const links = alternates(place, path).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    );
    return LOCALES.map(
      (locale) => `<url><loc>${escapeHtml(publicAddress(place, locale, path))}</loc>${links.join('')}</url>`,
    ).join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns unique paths without base path and language, percent-encoded. */
export function pagePaths(
  { shell, areas }: ReleaseDocument,
  colors: ColorIndex,
  listed: readonly IndexedPage[] = [],
): string[] {
  const open = areas.filter(({ killed }) => !killed);
  const led = open
    .flatMap(({ manifest }) => manifest.navigation)
    .toSorted((a, b) => a.order - b.order)
    .map(({ path }) => path)
    .filter((path) => isLiteral(path) && matchRoute(open, path) !== null);
  const own = shell.manifest.routes.map(({ path }) => path).filter(isLiteral);
  const routes = open.flatMap(({ manifest }) => manifest.routes);
  const colorRoute = routes.find(isColorPage);
  const ofColors = colorRoute
    ? colors.all.map((color) => colorRoute.path.replace(/:[^/]+/, colorSegment(color)))
    : [];
  const ofServices = listed.flatMap(({ kind, params }) => {
    const route = routes.find(({ page }) => page.kind === kind);
    return route ? [withParams(route.path, params)] : [];
  });
  return [...new Set(['/', ...led, ...own, ...ofColors, ...ofServices])].filter(isLiteral);
}

const withParams = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:([A-Za-z0-9-]+)/g, (name, key: string) =>
    Object.hasOwn(params, key) ? encodeURIComponent(params[key] ?? '') : name,
  );

const isLiteral = (path: string) => !path.includes(':');
const isColorPage = ({ path, page }: AreaRoute) =>
  page.kind === 'color' && page.param !== undefined && path.match(/:[^/]+/g)?.length === 1;

export function robots(basePath: string, sitemapAddress: string | null): string {
  const lines = ['User-agent: *', `Disallow: ${basePath}operator`, `Disallow: ${basePath}api/`];
  if (sitemapAddress) lines.push('', `Sitemap: ${sitemapAddress}`);
  return `${lines.join('\n')}\n`;
}

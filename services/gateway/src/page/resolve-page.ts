import { parseHex } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import { splitLocale, type Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { isGone, matchRoute, type ReleaseDocument, type RouteMatch } from '@danqing/contracts/releases';
import type { ColorIndex } from './color-index.ts';
import { colorSegment } from './content/link-card.ts';
import { readSharedScheme, type SharedScheme } from './shared-scheme.ts';

/** Maximum length of invalid input that the page quotes. */
const MAX_ECHO = 40;

export interface PageRequest {
  /** Without base path and query, still percent-encoded. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  preferredLocale: Locale;
  lastColor: string | null;
}

export type PageSettings = Pick<PageData, 'basePath' | 'site'>;

export interface ResolvedPage {
  data: PageData;
  match: RouteMatch | null;
  /** The canonical path without base path and language, percent-encoded; null on a page that is not found. */
  path: string | null;
  /**
   * Path that the page has moved to, without base path, percent-encoded; null unless the address spells a
   * colour's name differently.
   */
  movedTo: string | null;
  /** State in the query; null when it is missing or malformed. */
  shared: SharedScheme | null;
  /** Page data from a service; null for pages of no service, and when the service has never answered. */
  serviceData: FoundPage | null;
}

export function resolvePage(
  request: PageRequest,
  { basePath, site }: PageSettings,
  document: ReleaseDocument,
  colors: ColorIndex,
): ResolvedPage {
  const split = splitLocale(request.path);
  const locale = split.locale ?? request.preferredLocale;
  const match = matchRoute([document.shell, ...document.areas], split.path);
  const base = {
    basePath,
    site,
    locale,
    status: 200,
    color: colorOfHex(request.lastColor ?? '', colors) ?? colors.random(),
    invalidHex: null,
    search: null,
    reportsLoads: false,
  } as const;
  const missing = { match, path: null, movedTo: null, shared: null, serviceData: null };
  if (!match) return { ...missing, data: { ...base, status: isGone(document, split.path) ? 410 : 404 } };
  const { page } = match.route;
  if (page.kind !== 'color') return { ...missing, path: pathOf(match, null), data: base };
  if (page.param) {
    const text = (match.params[page.param] ?? '').normalize('NFC').trim();
    const color = colors.byName(text) ?? colorOfHex(text, colors);
    if (!color) {
      const spelt = colors.bySpelling(text);
      const movedTo = spelt && (split.locale ? `/${split.locale}` : '') + pathOf(match, spelt);
      return { ...missing, movedTo, data: { ...base, status: 404, search: text.slice(0, MAX_ECHO) } };
    }
    const shared = readSharedScheme(request.query, color.hex, colors);
    return { ...missing, path: pathOf(match, color), shared, data: { ...base, color } };
  }
  const found = { ...missing, path: pathOf(match, null) };
  const landing = { ...base, color: colors.random() };
  // Uses the first of several values, and ignores an empty one.
  const [hex] = [request.query.hex].flat();
  if (typeof hex !== 'string' || hex.trim() === '') return { ...found, data: landing };
  const color = colorOfHex(hex, colors);
  const shared = color && readSharedScheme(request.query, color.hex, colors);
  return {
    ...found,
    shared,
    data: color ? { ...base, color } : { ...landing, invalidHex: hex.slice(0, MAX_ECHO) },
  };
}

function pathOf({ route, params }: RouteMatch, color: Color | CustomColor | null): string {
  const colorParam = route.page.kind === 'color' ? route.page.param : undefined;
  return route.path.replace(/:([A-Za-z0-9-]+)/g, (_, name: string) =>
    color && name === colorParam ? colorSegment(color) : encodeURIComponent(params[name] ?? ''),
  );
}

function colorOfHex(text: string, colors: ColorIndex): Color | CustomColor | null {
  const hex = parseHex(text);
  return hex && (colors.byHex(hex) ?? { hex });
}

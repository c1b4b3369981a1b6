import { parseHex } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import { splitLocale, type Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { isGone, matchRoute, type ReleaseDocument, type RouteMatch } from '@danqing/contracts/releases';
import type { ColorIndex } from './color-index.ts';
import { colorSegment } from './content/link-card.ts';
import { readSharedScheme, type SharedScheme } from './shared-scheme.ts';

/** What of a wrong input is written back into the page. */
const MAX_ECHO = 40;

export interface PageRequest {
  /** Path without the base path, still percent-encoded, without query. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** The language to use when the path names none. */
  preferredLocale: Locale;
  /** The hex of the visitor's last page, for a page without a colour of its own. */
  lastColor: string | null;
}

export type PageSettings = Pick<PageData, 'basePath' | 'site'>;

export interface ResolvedPage {
  data: PageData;
  match: RouteMatch | null;
  /** The one path of this page without base path and language, percent-encoded; null when it is not found. */
  path: string | null;
  /** The state that the address carries; null without one, and where it cannot be read. */
  shared: SharedScheme | null;
  /** What a service says of it; null where the page is of no service, and where the service did not answer. */
  said: FoundPage | null;
}

/** Decides all that depends on the request: language, area and route, colour, status. */
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
    beaconToken: null,
  } as const;
  const missing = { match, path: null, shared: null, said: null };
  if (!match) return { ...missing, data: { ...base, status: isGone(document, split.path) ? 410 : 404 } };
  const { page } = match.route;
  if (page.kind !== 'color') return { ...missing, path: pathOf(match, null), data: base };
  if (page.param) {
    const text = (match.params[page.param] ?? '').normalize('NFC').trim();
    const color = colors.byName(text) ?? colorOfHex(text, colors);
    if (!color) return { ...missing, data: { ...base, status: 404, search: text.slice(0, MAX_ECHO) } };
    const shared = readSharedScheme(request.query, color.hex, colors);
    return { ...missing, path: pathOf(match, color), shared, data: { ...base, color } };
  }
  const found = { ...missing, path: pathOf(match, null) };
  const landing = { ...base, color: colors.random() };
  // Of several the first counts; an empty one says nothing.
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

/** The route with its parameters put in; a colour is always written in the same way. */
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

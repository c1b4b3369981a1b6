import { parseHex } from '@danqing/color-core';
import {
  matchRoute,
  splitLocale,
  type ActiveArea,
  type Color,
  type CustomColor,
  type Locale,
  type PageData,
  type RouteMatch,
} from '@danqing/contracts';
import type { ColorIndex } from './color-index.ts';

/** What of a wrong input is written back into the page. */
const MAX_ECHO = 40;

export interface PageRequest {
  /** Path without the base path, still percent-encoded, without query. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** The language to use when the path names none. */
  preferredLocale: Locale;
}

export type PageSettings = Pick<PageData, 'basePath' | 'site'>;

export interface ResolvedPage {
  data: PageData;
  match: RouteMatch | null;
}

/** Decides all that depends on the request: language, area and route, colour, status. */
export function resolvePage(
  request: PageRequest,
  { basePath, site }: PageSettings,
  areas: readonly ActiveArea[],
  colors: ColorIndex,
): ResolvedPage {
  const split = splitLocale(request.path);
  const locale = split.locale ?? request.preferredLocale;
  const match = matchRoute(areas, split.path);
  const base = {
    basePath,
    site,
    locale,
    status: 200,
    color: colors.random(),
    invalidHex: null,
    search: null,
    beaconToken: null,
  } as const;
  if (!match) return { match, data: { ...base, status: 404 } };
  const page = match.route.page;
  if (page.kind !== 'color') return { match, data: base };
  if (page.param) {
    const text = (match.params[page.param] ?? '').normalize('NFC').trim();
    const color = colors.byName(text) ?? colorOfHex(text, colors);
    return {
      match,
      data: color ? { ...base, color } : { ...base, status: 404, search: text.slice(0, MAX_ECHO) },
    };
  }
  const { hex } = request.query;
  if (typeof hex !== 'string') return { match, data: base };
  const color = colorOfHex(hex, colors);
  return { match, data: color ? { ...base, color } : { ...base, invalidHex: hex.slice(0, MAX_ECHO) } };
}

function colorOfHex(text: string, colors: ColorIndex): Color | CustomColor | null {
  const hex = parseHex(text);
  return hex && (colors.byHex(hex) ?? { hex });
}

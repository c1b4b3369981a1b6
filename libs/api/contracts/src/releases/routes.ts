import type { ActiveArea, AreaRoute, ReleaseDocument } from './releases.ts';

export type RouteParams = Record<string, string>;

/**
 * Matches a path against a pattern of literal and `:name` segments. Both are without base path and language;
 * a trailing slash is ignored. Parameters are percent-decoded. Returns null without a match or on a decoding
 * error.
 */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length || path.includes('//')) return null;
  const params: RouteParams = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    try {
      const decoded = decodeURIComponent(value);
      if (part.startsWith(':')) params[part.slice(1)] = decoded;
      else if (part !== decoded) return null;
    } catch {
      return null;
    }
  }
  return params;
}

export interface RouteMatch {
  area: ActiveArea;
  route: AreaRoute;
  params: RouteParams;
}

/** Returns the area that owns a path. Literal segments win over parameters, so `/a/new` beats `/a/:id`. */
export function matchRoute(areas: readonly ActiveArea[], path: string): RouteMatch | null {
  let best: RouteMatch | null = null;
  for (const area of areas) {
    for (const route of area.manifest.routes) {
      const params = matchPattern(route.path, path);
      if (params && (!best || literalCount(route.path) > literalCount(best.route.path)))
        best = { area, route, params };
    }
  }
  return best;
}

/** Returns whether a path without an owner belonged to a retired area. */
export const isGone = ({ retired = [] }: Pick<ReleaseDocument, 'retired'>, path: string): boolean =>
  retired.some(({ paths }) => paths.some((pattern) => matchPattern(pattern, path) !== null));

const segments = (path: string) => path.split('/').filter((part) => part !== '');
const literalCount = (pattern: string) => segments(pattern).filter((part) => !part.startsWith(':')).length;

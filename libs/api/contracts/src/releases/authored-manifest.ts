import { areaManifestSchema, SHELL_AREA, type AreaManifest } from './releases.ts';
import { RESERVED_SEGMENTS, reservedFor } from './reserved-paths.ts';

const SITE = 'http://site.invalid';

/** Returns the problems of an area's name. Reserved names belong to the gateway or the shell. */
export function reservedNameProblems({ area }: AreaManifest): string[] {
  const reserved = area === SHELL_AREA ? null : reservedFor(area);
  return reserved ? [`${area} is a reserved name: ${reserved}`] : [];
}

/** Returns the problems of an area's routes. Reserved paths belong to the gateway or the shell. */
export function reservedRouteProblems({ area, routes }: AreaManifest): string[] {
  return routes.flatMap(({ path }) => {
    const [first = ''] = path.split('/').filter((segment) => segment !== '');
    if (first.startsWith(':')) return [`${path}: begins with any name at all, also the gateway's`];
    const reserved = reservedFor(first);
    return reserved && (area !== SHELL_AREA || RESERVED_SEGMENTS.has(first)) ? [`${path}: ${reserved}`] : [];
  });
}

/** Returns the problems of navigation links that leave the site's pages. */
export function externalLinkProblems({ navigation }: AreaManifest): string[] {
  return navigation.flatMap(({ id, path }) => {
    // Resolves the path like a browser: `//` and `/\` start another host, `..` goes up, and %61pi is api.
    const url = path.startsWith('/') ? URL.parse(path, SITE) : null;
    if (url?.origin !== SITE) return [`${id}: ${path} leads to another site`];
    const first = decoded(url.pathname.split('/').find((segment) => segment !== '') ?? '');
    if (first === null) return [`${id}: ${path} is no address`];
    return RESERVED_SEGMENTS.has(first) ? [`${id}: ${path} is no page, /${first} is the gateway's`] : [];
  });
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * An author's `area.json`, checked for reserved names, routes and links. Published releases use
 * `areaManifestSchema`, so that a path reserved later cannot invalidate them.
 */
export const authoredManifestSchema = areaManifestSchema.superRefine((manifest, context) => {
  const problems = {
    area: reservedNameProblems(manifest),
    routes: reservedRouteProblems(manifest),
    navigation: externalLinkProblems(manifest),
  };
  for (const [field, messages] of Object.entries(problems))
    for (const message of messages) context.addIssue({ code: 'custom', path: [field], message });
});

import { navigationProblems } from './navigation-rules.ts';
import { areaManifestSchema, SHELL_AREA, type AreaManifest } from './releases.ts';
import { RESERVED_SEGMENTS, reservedFor } from './reserved-paths.ts';

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

/**
 * An author's `area.json`, checked for reserved names and routes, and for its navigation. Published releases use
 * `areaManifestSchema`, so that a path reserved later cannot invalidate them.
 */
export const authoredManifestSchema = areaManifestSchema.superRefine((manifest, context) => {
  const problems = {
    area: reservedNameProblems(manifest),
    routes: reservedRouteProblems(manifest),
    navigation: navigationProblems(manifest),
  };
  for (const [field, messages] of Object.entries(problems))
    for (const message of messages) context.addIssue({ code: 'custom', path: [field], message });
});

import { areaManifestSchema, SHELL_AREA, type AreaManifest } from './releases.ts';
import { RESERVED_SEGMENTS, reservedFor } from './reserved-paths.ts';

/** Stand-in origin, to resolve addresses against. */
const SITE = 'http://site.invalid';

/** Why an area's name is not its own to have: addresses below it are the gateway's or the shell's. */
export function foreignName({ area }: AreaManifest): string[] {
  const reserved = area === SHELL_AREA ? null : reservedFor(area);
  return reserved ? [`${area} is a reserved name: ${reserved}`] : [];
}

/** The addresses of an area's routes that are not its own to have: the gateway's, or the shell's. */
export function foreignRoutes({ area, routes }: AreaManifest): string[] {
  return routes.flatMap(({ path }) => {
    const [first = ''] = path.split('/').filter((segment) => segment !== '');
    if (first.startsWith(':')) return [`${path}: begins with any name at all, also the gateway's`];
    const reserved = reservedFor(first);
    return reserved && (area !== SHELL_AREA || RESERVED_SEGMENTS.has(first)) ? [`${path}: ${reserved}`] : [];
  });
}

/** Links of an area's navigation that lead away from the pages of the site. */
export function foreignLinks({ navigation }: AreaManifest): string[] {
  return navigation.flatMap(({ id, path }) => {
    // As a browser reads it: `//` and `/\` begin another host, `..` goes up, and %61pi is api.
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
 * `area.json` as its author writes it: a manifest whose name, routes and links are the area's own to have. Releases that are
 * published already are read by `areaManifestSchema`: a path that is reserved later must not make them unreadable.
 */
export const ownAreaManifestSchema = areaManifestSchema.superRefine((manifest, context) => {
  const problems = {
    area: foreignName(manifest),
    routes: foreignRoutes(manifest),
    navigation: foreignLinks(manifest),
  };
  for (const [field, messages] of Object.entries(problems))
    for (const message of messages) context.addIssue({ code: 'custom', path: [field], message });
});

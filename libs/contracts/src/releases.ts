import { z } from 'zod';

const localizedTextSchema = z.object({ zh: z.string().min(1), en: z.string().min(1), ja: z.string().min(1) });
const idSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const sriSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A path inside a release: no leading slash, no `..`, no backslash, no control character. */
export const releasePathSchema = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[A-Za-z0-9._@/-]+$/);

/** What the server writes into the page before any script runs. */
export const routePageSchema = z.discriminatedUnion('kind', [
  /** One colour: title, description and values. `param` names the path parameter with its name or hex; without it a random colour. */
  z.object({ kind: z.literal('color'), param: z.string().optional() }),
  z.object({ kind: z.literal('text'), title: localizedTextSchema, description: localizedTextSchema }),
]);
export type RoutePage = z.infer<typeof routePageSchema>;

export const areaRouteSchema = z.object({
  /** Key of the component in the area's `defineArea({routes})`. */
  id: idSchema,
  path: z
    .string()
    .regex(/^\/(?:(?::?[A-Za-z0-9-]+\/)*(?::[A-Za-z0-9-]+|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\/?)?$/),
  /** `open`: the colour stands as a full-height block that the area draws; `spine`: closed to a narrow spine that the shell draws. */
  frame: z.enum(['open', 'spine']),
  page: routePageSchema,
});
export type AreaRoute = z.infer<typeof areaRouteSchema>;

export const navigationItemSchema = z.object({
  id: idSchema,
  path: z.string().startsWith('/'),
  label: localizedTextSchema,
  /** Ascending from left to right, over all areas. */
  order: z.number().int(),
  /** Where the link stands when not everywhere: only in the bar, or only in the phone menu. */
  placement: z.enum(['bar', 'phone']).optional(),
  /** In the phone menu the link leads a visitor to the sign-in first (specification part 1 §2). */
  requiresLogin: z.boolean().optional(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** `area.json`: all that the shell and the gateway know of an area before its code runs. */
export const areaManifestSchema = z.object({
  area: idSchema,
  name: localizedTextSchema,
  /** For the shell the version of what areas may ask of it, `^1.0.0`; for an area the range it was written against. */
  contract: z.string(),
  routes: z.array(areaRouteSchema),
  navigation: z.array(navigationItemSchema),
});
export type AreaManifest = z.infer<typeof areaManifestSchema>;

/** `release.json`, written by the build beside its output and kept with the release. */
export const releaseDescriptorSchema = z.object({
  manifest: areaManifestSchema,
  /** Hash of the inputs; compiled into the names that must differ between two releases in one page. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  /** Global name of the federation container; empty for the shell. */
  container: z.string(),
  /** What the page must load first, in order: for an area its remoteEntry and the chunks of `./area`, for the shell its entry chunks. */
  scripts: z.array(releasePathSchema).min(1),
  styles: z.array(releasePathSchema),
  /** Shared packages and the ranges the build asks for (areas) or the versions it provides (shell). */
  shared: z.record(z.string(), z.string()),
  /** Every file of the release with its sha384. */
  files: z.record(releasePathSchema, sriSchema),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

export const SHELL_AREA = 'shell';

/** An active release as the page needs it. */
export interface ActiveArea {
  area: string;
  release: string;
  build: string;
  container: string;
  /** Folder of the release with a trailing slash: `areas/<area>/<release>/` relative to the base path, or a development server's address. */
  base: string;
  scripts: string[];
  styles: string[];
  /** sha384 of the files in `scripts` and `styles`. */
  integrity: Record<string, string>;
  manifest: AreaManifest;
}

/** Which release of which area a visitor gets; inlined into the page, so the browser never asks. */
export interface ReleaseDocument {
  /** Sequence number of the newest pointer move. */
  sequence: number;
  shell: ActiveArea;
  areas: ActiveArea[];
}

/** A pointer move: append-only, never changed. */
export interface ReleaseEvent {
  sequence: number;
  area: string;
  action: 'activate' | 'rollback';
  from: string | null;
  to: string;
  /** Who moved the pointer. */
  actor: string;
  reason: string;
  at: string;
}

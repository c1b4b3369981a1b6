import { z } from 'zod';
import type { Locale } from '../locale/index.ts';
import { TEXT_LINE } from '../text/index.ts';

const lineSchema = z.string().regex(TEXT_LINE, 'must be one line without control characters');
const textSchema = lineSchema.min(1);
export const localizedTextSchema = z.object({ zh: textSchema, en: textSchema, ja: textSchema });
/** Name of an area, and ids of what is in it. */
export const areaIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const sriSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A path inside a release: no leading slash, no `..`, no backslash, no control character. */
export const releasePathSchema = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[A-Za-z0-9._@/-]+$/);

/** `creations/collection`: pages about the things of a service, and of which things of it. */
export type ServicePageKind = `${string}/${string}`;
/** What a page is about where it is no colour: nothing but its texts, or a thing of a service. */
const pageKindSchema = z.string().regex(/^(?:text|[a-z]{3,20}\/[a-z][a-z-]{1,30})$/) as unknown as z.ZodType<
  'text' | ServicePageKind
>;

/** What the server writes into the page before any script runs. */
export const routePageSchema = z.union([
  /** One colour: title, description and values. `param` names the path parameter with its name or hex; without it a random colour. */
  z.object({ kind: z.literal('color'), param: lineSchema.optional() }),
  /** For a thing of a service, which the path parameters name, the texts stand in while the service says nothing. */
  z.object({ kind: pageKindSchema, title: localizedTextSchema, description: localizedTextSchema }),
]);
export type RoutePage = z.infer<typeof routePageSchema>;

export const areaRouteSchema = z.object({
  /** Key of the component in the area's `defineArea({routes})`. */
  id: areaIdSchema,
  path: z
    .string()
    .regex(/^\/(?:(?::?[A-Za-z0-9-]+\/)*(?::[A-Za-z0-9-]+|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\/?)?$/),
  /** `open`: the area draws the colour as a full-height block; `spine`: the shell draws it as a narrow spine. */
  frame: z.enum(['open', 'spine']),
  page: routePageSchema,
});
export type AreaRoute = z.infer<typeof areaRouteSchema>;

export const navigationItemSchema = z.object({
  id: areaIdSchema,
  path: lineSchema.startsWith('/'),
  label: localizedTextSchema,
  /** Ascending from left to right, over all areas. */
  order: z.number().int(),
  /** The only place of the link: the bar, or the phone menu. Default: both. */
  placement: z.enum(['bar', 'phone']).optional(),
  /** In the phone menu the link leads a visitor to the sign-in first (specification part 1 §2). */
  requiresLogin: z.boolean().optional(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** `area.json`: all that the shell and the gateway know of an area before its code runs. */
export const areaManifestSchema = z.object({
  area: areaIdSchema,
  name: localizedTextSchema,
  /** For the shell the version of what areas may ask of it, `^1.0.0`; for an area the range it was written against. */
  contract: lineSchema,
  routes: z.array(areaRouteSchema),
  navigation: z.array(navigationItemSchema),
  /** It works without a network once its files are there: visitors' browsers keep all of them. */
  offline: z.boolean().optional(),
});
export type AreaManifest = z.infer<typeof areaManifestSchema>;

/** Where the sources of a release come from, as far as the publisher could tell. */
export const releaseSourceSchema = z.object({
  /** Null where the sources are those of no commit. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .nullable(),
  /** Something in them was not committed. */
  dirty: z.boolean(),
});
export type ReleaseSource = z.infer<typeof releaseSourceSchema>;

/** `release.json`, written by the build beside its output and kept with the release. */
export const releaseDescriptorSchema = z.object({
  manifest: areaManifestSchema,
  /** Hash of the inputs; compiled into the names that must differ between two releases in one page. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  /** Global name of the federation container; empty for the shell. */
  container: lineSchema,
  /** What the page must load first, in order: for an area its remoteEntry and the chunks of `./area`, for the shell its entry chunks. */
  scripts: z.array(releasePathSchema).min(1),
  styles: z.array(releasePathSchema),
  /** The script with the texts of each language, of which a page loads one. Absent where the build has none, or is from before this field. */
  texts: z.object({ zh: releasePathSchema, en: releasePathSchema, ja: releasePathSchema }).optional(),
  /** Shared packages and the ranges the build asks for (areas) or the versions it provides (shell). */
  shared: z.record(lineSchema, lineSchema),
  /**
   * Whether a shell brings the federation runtime for areas, or an area takes it from the shell. Builds from before this
   * field do not say; without a default, so that their ids, hashes of the descriptor, stay what they are.
   */
  externalRuntime: z.boolean().optional(),
  /** Added when the release is published. No part of its id: the same bytes may come from several commits. */
  source: releaseSourceSchema.optional(),
  /** Every file of the release with its sha384. */
  files: z.record(releasePathSchema, sriSchema),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

export const SHELL_AREA = 'shell';

/** The files of one release as the page needs them. */
export interface ReleaseFiles {
  release: string;
  build: string;
  container: string;
  /** Folder of the release with a trailing slash: `areas/<area>/<release>/` relative to the base path, or a development server's address. */
  base: string;
  scripts: string[];
  styles: string[];
  /** The script with the texts of each language. Absent where the release has none of its own, on a development server, and of a fallback. */
  texts?: Record<Locale, string> | undefined;
  /** sha384 of the files in `scripts`, `styles` and `texts`. */
  integrity: Record<string, string>;
}

/** The release of an area that this visitor gets. */
export interface ActiveArea extends ReleaseFiles {
  area: string;
  manifest: AreaManifest;
  /** `override`: from a development server, for a developer alone; has no hashes, and telemetry leaves it out. */
  channel: 'stable' | 'canary' | 'override';
  /** Visitors get a notice instead of the area. */
  killed: boolean;
  /** The last good release beside this one, for a tab in which this one does not load; null when there is none. */
  fallback: ReleaseFiles | null;
}

/** Which release of which area a visitor gets; inlined into the page, so the browser never asks. */
export interface ReleaseDocument {
  environment: string;
  /** Sequence number of the newest pointer move of the environment; an older document than the known one is refused. */
  sequence: number;
  shell: ActiveArea;
  areas: ActiveArea[];
  /** Areas that have ended; absent where none has. */
  retired?: RetiredArea[];
}

/** An area that operators have ended. Its paths answer 410 unless another area has them. */
export interface RetiredArea {
  area: string;
  /** Patterns of its routes. */
  paths: string[];
}

/** A release document as it travels: signed as text, so that no reading and writing of JSON can change it. */
export const signedDocumentSchema = z.object({
  /** JSON of a ReleaseDocument in which `<` is written as an escape, so that it can stand in HTML as it is. */
  text: z.string(),
  /** Ed25519 over the UTF-8 of `text`, base64. */
  signature: z.string(),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

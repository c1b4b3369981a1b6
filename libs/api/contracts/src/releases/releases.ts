import { z } from 'zod';
import type { Locale } from '../locale/index.ts';
import { TEXT_LINE } from '../text/index.ts';
import { areaBudgetsSchema } from './budgets.ts';

const lineSchema = z.string().regex(TEXT_LINE, 'must be one line without control characters');
const textSchema = lineSchema.min(1);
export const localizedTextSchema = z.object({ zh: textSchema, en: textSchema, ja: textSchema });
export const areaIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const sriSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** No leading slash, `..`, backslash or control character. */
export const releasePathSchema = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[A-Za-z0-9._@/-]+$/);

export type ServicePageKind = `${string}/${string}`;
const pageKindSchema = z.string().regex(/^(?:text|[a-z]{3,20}\/[a-z][a-z-]{1,30})$/) as unknown as z.ZodType<
  'text' | ServicePageKind
>;

export const routePageSchema = z.union([
  /**
   * A colour's page. `param` names the path parameter with the colour's name or hex; without it the colour is
   * random.
   */
  z.object({ kind: z.literal('color'), param: lineSchema.optional() }),
  /**
   * A text page, or the page of a service's object, which the path parameters identify. The texts are the
   * fallback when the service does not respond.
   */
  z.object({ kind: pageKindSchema, title: localizedTextSchema, description: localizedTextSchema }),
]);
export type RoutePage = z.infer<typeof routePageSchema>;

export const areaRouteSchema = z.object({
  id: areaIdSchema,
  path: z
    .string()
    .regex(/^\/(?:(?::?[A-Za-z0-9-]+\/)*(?::[A-Za-z0-9-]+|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\/?)?$/),
  /**
   * `open`: the area draws the colour as a full-height block; `spine`: the shell draws it as a narrow spine.
   */
  frame: z.enum(['open', 'spine']),
  page: routePageSchema,
});
export type AreaRoute = z.infer<typeof areaRouteSchema>;

export const navigationItemSchema = z.object({
  id: areaIdSchema,
  path: lineSchema.startsWith('/'),
  label: localizedTextSchema,
  order: z.number().int(),
  /** Restricts the link to the bar or the phone menu. Default: both. */
  placement: z.enum(['bar', 'phone']).optional(),
  /** In the phone menu, signed-out visitors go to the sign-in first (specification part 1 §2). */
  requiresLogin: z.boolean().optional(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** `area.json`: the metadata that the shell and the gateway need before the area's code runs. */
export const areaManifestSchema = z.object({
  area: areaIdSchema,
  name: localizedTextSchema,
  /** Shell: the version of its contract with areas. Area: the supported range, such as `^1.0.0`. */
  contract: lineSchema,
  routes: z.array(areaRouteSchema),
  navigation: z.array(navigationItemSchema),
  offline: z.boolean().optional(),
  budgets: areaBudgetsSchema.optional(),
});
export type AreaManifest = z.infer<typeof areaManifestSchema>;

export const releaseSourceSchema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .nullable(),
  dirty: z.boolean(),
});
export type ReleaseSource = z.infer<typeof releaseSourceSchema>;

/** `release.json`: the build writes it, and it is stored with the release. */
export const releaseDescriptorSchema = z.object({
  manifest: areaManifestSchema,
  /** Hash of the build inputs. It distinguishes names that two releases on one page would otherwise share. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  /** Global name of the federation container; empty for the shell. */
  container: lineSchema,
  /**
   * Scripts to load first, in order. Area: its remoteEntry and the chunks of `./area`; shell: its entry
   * chunks.
   */
  scripts: z.array(releasePathSchema).min(1),
  styles: z.array(releasePathSchema),
  /**
   * One script of texts per language; a page loads only one. Absent in builds without texts and in old
   * builds.
   */
  texts: z.object({ zh: releasePathSchema, en: releasePathSchema, ja: releasePathSchema }).optional(),
  /** Shared packages with the requested ranges (area) or the provided versions (shell). */
  shared: z.record(lineSchema, lineSchema),
  /**
   * Shell: provides the federation runtime to areas. Area: uses the shell's runtime. Old builds lack the
   * field, and a default would change their ids, which are hashes of the descriptor.
   */
  externalRuntime: z.boolean().optional(),
  /** Added on publication. Not part of the id, because several commits may give the same bytes. */
  source: releaseSourceSchema.optional(),
  files: z.record(releasePathSchema, sriSchema),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

export const SHELL_AREA = 'shell';

export interface ReleaseFiles {
  release: string;
  build: string;
  container: string;
  /**
   * Release folder with a trailing slash: `areas/<area>/<release>/` relative to the base path, or a
   * development server's URL.
   */
  base: string;
  scripts: string[];
  styles: string[];
  texts?: Record<Locale, string> | undefined;
  integrity: Record<string, string>;
}

export interface ActiveArea extends ReleaseFiles {
  area: string;
  manifest: AreaManifest;
  /**
   * `override`: from a development server, for one developer; has no hashes. `preview`: a published release in
   * a browser that opened its link. Telemetry ignores both.
   */
  channel: 'stable' | 'canary' | 'override' | 'preview';
  killed: boolean;
  /** The last good release, for a tab in which this one fails to load, or null. */
  fallback: ReleaseFiles | null;
}

/**
 * The releases that a visitor gets. A page carries the shell and its own area, so the browser needs no request
 * to show it; the other areas are in the index.
 */
export interface ReleaseDocument {
  environment: string;
  /**
   * Sequence of the environment's newest pointer move. The browser rejects a document older than the known
   * one.
   */
  sequence: number;
  shell: ActiveArea;
  areas: ActiveArea[];
  retired?: RetiredArea[];
  /** Only in the document of a page and in changes. Without it the document is complete. */
  index?: DocumentIndex;
  /**
   * Only in changes that the server pushes: sequence of the earlier document that they apply to. Areas that are
   * neither listed nor retired are as they were in that document.
   */
  since?: number;
}

/** Names the complete document of a page, and contains what the page shows of it at once. */
export interface DocumentIndex {
  /** sha256 of the text in hex. The text is at this name below `api/releases/documents/`. */
  file: string;
  /** Subresource integrity of the text. The signature of the page's document thus covers it. */
  integrity: string;
  /** Navigation of all areas in its order, limited to `MAX_PAGE_NAVIGATION`. */
  navigation: NavigationItem[];
}

/** A bar with more links is no navigation. Further ones appear when the index is loaded. */
export const MAX_PAGE_NAVIGATION = 24;
export const documentFileSchema = z.string().regex(/^[0-9a-f]{64}$/);

export interface RetiredArea {
  area: string;
  paths: string[];
}

/**
 * A signed release document. The signature covers the text, because parsing and re-serialising JSON could
 * change it.
 */
export const signedDocumentSchema = z.object({
  /** JSON of a ReleaseDocument with `<` escaped, so that it is safe inside HTML. */
  text: z.string(),
  signature: z.string(),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

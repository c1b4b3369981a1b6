// A separate module without schemas, so that a browser does not load zod for the paths.

/** Kinds of member content that anybody can report and operators can hide. */
export const CONTENT_KINDS = ['palette', 'creation', 'color'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** API paths of a kind: its items below `api/`, its moderation below `api/operator/`. */
export const CONTENT_PATHS: Readonly<Record<ContentKind, { items: string; operator: string }>> = {
  palette: { items: 'palettes', operator: 'palettes' },
  creation: { items: 'collections', operator: 'creations' },
  color: { items: 'co-create/colors', operator: 'co-create/colors' },
};

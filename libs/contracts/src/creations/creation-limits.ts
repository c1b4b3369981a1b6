// Apart from the schemas: a browser that needs one of these must not load zod with it.

/** What a painting may be of, in the order of the choice. */
export const PAINTING_THEMES = ['landscape', 'flowers', 'portrait'] as const;
export type PaintingTheme = (typeof PAINTING_THEMES)[number];

/** Creations of one page of the gallery. */
export const COLLECTIONS_PAGE_SIZE = 12;
/** Pictures of one creation: its first and those by which it was continued. */
export const COLLECTION_IMAGES = 12;

// A separate module without schemas, so that a browser does not load zod for these limits.

export const PAINTING_THEMES = ['landscape', 'flowers', 'portrait'] as const;
export type PaintingTheme = (typeof PAINTING_THEMES)[number];

export const COLLECTIONS_PAGE_SIZE = 12;
export const COLLECTION_IMAGES = 12;

/**
 * The `sizes` of a creation's picture; the preload and the page must match. On phones the real width is 92vw.
 * With 85vw a 375-pixel screen at double density gets the 640-pixel file, at half the bytes of the next one.
 */
export const CREATION_PICTURE_SIZES = '(min-width: 64rem) min(52rem, 70vh), (min-width: 48rem) 92vw, 85vw';
/** Width of a card's picture in the gallery. The preload and the page must select the same file. */
export const GALLERY_PICTURE_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 75vw';

// Apart from the schemas: a browser that needs one of these must not load zod with it.

/** What a painting may be of, in the order of the choice. */
export const PAINTING_THEMES = ['landscape', 'flowers', 'portrait'] as const;
export type PaintingTheme = (typeof PAINTING_THEMES)[number];

/** Creations of one page of the gallery. */
export const COLLECTIONS_PAGE_SIZE = 12;
/** Pictures of one creation: its first and those by which it was continued. */
export const COLLECTION_IMAGES = 12;

/**
 * Width on its page of a creation's picture, for the choice among its files: the preload and the page must choose the same. On
 * phones it is 92vw; with 85vw the 640-pixel file serves 375 pixels at double density, at half the bytes of the next one.
 */
export const CREATION_PICTURE_SIZES = '(min-width: 64rem) min(52rem, 70vh), (min-width: 48rem) 92vw, 85vw';
/** Width of a card's picture in the gallery. The preload and the page must select the same file. */
export const GALLERY_PICTURE_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 75vw';

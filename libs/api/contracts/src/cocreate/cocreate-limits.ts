// A separate module without schemas, so that a browser does not load zod for these limits.

/** Maximum length in graphemes: an emoji of five code points counts as one. */
export const COLOR_NAME_LENGTH = 20;
export const COLOR_DESCRIPTION_LENGTH = 500;

export const COCREATE_SORTS = ['likes', 'latest'] as const;
export type CocreateSort = (typeof COCREATE_SORTS)[number];

export const COCREATE_PAGE_SIZE = { default: 24, max: 50 } as const;
export const COCREATE_PAGE_SIZES = [12, 24, 36, 48] as const;
/** Maximum number of colours listed per name. `group_total` counts all of them. */
export const GROUP_ITEMS = 5;
export const SAME_NAME_COLORS = 8;
export const COCREATE_SEARCH = { default: 8, max: 20 } as const;
export const COCREATE_PER_MEMBER = 1_000;

export const NAME_REFERENCES = 8;

/**
 * Maximum difference from the hex per RGB component (0-255). HSL and CMYK are converted to RGB first. Their
 * rounding to whole degrees and percent shifts a component by up to 4.
 */
export const VALUE_TOLERANCE = { rgb: 1, hsl: 4, cmyk: 4 } as const;

export const NFTS_PAGE_SIZE = 12;

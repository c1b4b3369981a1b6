// Apart from the schemas: a browser that needs one of these must not load zod with it.

/** Characters of a name, as a reader counts them: an emoji of five code points is one. */
export const COLOR_NAME_LENGTH = 20;
/** Characters of a description. */
export const COLOR_DESCRIPTION_LENGTH = 500;

export const COCREATE_SORTS = ['likes', 'latest'] as const;
export type CocreateSort = (typeof COCREATE_SORTS)[number];

/** Names of one page of the list. */
export const COCREATE_PAGE_SIZE = { default: 24, max: 50 } as const;
/** What the interface offers. */
export const COCREATE_PAGE_SIZES = [12, 24, 36, 48] as const;
/** Colours of a name that a list shows; `group_total` counts all of them. */
export const GROUP_ITEMS = 5;
/** Colours of the same name beside one of them, at most. */
export const SAME_NAME_COLORS = 8;
/** Colours of a search by name. */
export const COCREATE_SEARCH = { default: 8, max: 20 } as const;
/** Co-created colours of one member. */
export const COCREATE_PER_MEMBER = 1_000;

/** Names from which new ones are suggested, at most. */
export const NAME_REFERENCES = 8;

/**
 * How far what a request says in RGB may lie from the hex, of 255 in each component; HSL and CMYK come in whole degrees and
 * percent, which can be wrong by 4 of 255.
 */
export const VALUE_TOLERANCE = { rgb: 1, hsl: 4, cmyk: 4 } as const;

/** Collectibles of one page. */
export const NFTS_PAGE_SIZE = 12;

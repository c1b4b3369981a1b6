// Apart from the schemas: a browser that needs a limit must not load zod with it.

export const PALETTE_LIMITS = {
  /** Characters (code points). */
  name: 60,
  description: 500,
  colorName: 40,
  pinyin: 80,
  shade: 20,
  /** Colours of one palette: an Office theme shows no more than 50 custom colours. */
  colors: 50,
  /** UTF-8 of name, description and the colours as JSON; fifty colours with usual names take half of it. */
  bytes: 12 * 1024,
  /** Palettes of one member. */
  perMember: 1000,
} as const;

export const PALETTE_PAGE_SIZE = { default: 20, max: 50 } as const;
export const RANDOM_PALETTES = 5;
/** Results of a search that can be paged through. */
export const PALETTE_SEARCH_LIMIT = 1000;
/** OKLab distance up to which a colour counts as near another one in a search. */
export const PALETTE_NEAR_RADIUS = 0.06;

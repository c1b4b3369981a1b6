// A separate module without schemas, so that a browser does not load zod for a limit.

export const PALETTE_LIMITS = {
  /** Maximum lengths in code points. */
  name: 60,
  description: 500,
  colorName: 40,
  pinyin: 80,
  shade: 20,
  /** An Office theme shows at most 50 custom colours. */
  colors: 50,
  /**
   * UTF-8 bytes of name, description and colours as JSON. Fifty colours with typical names take half of it.
   */
  bytes: 12 * 1024,
  perMember: 1000,
} as const;

export const PALETTE_PAGE_SIZE = { default: 20, max: 50 } as const;
export const RANDOM_PALETTES = 5;
export const PALETTE_SEARCH_LIMIT = 1000;
/** Maximum OKLab distance of a similar colour in a search. */
export const PALETTE_NEAR_RADIUS = 0.06;

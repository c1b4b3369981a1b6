/** Credits that each charged action costs (specification part 2 §9); every interface says the price before it acts. */
export const PRICES = {
  /** Another member's palette, once per member and palette; own palettes are free. */
  paletteExport: 1,
} as const;

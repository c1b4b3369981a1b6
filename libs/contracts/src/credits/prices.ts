/** Credits that each charged action costs (specification part 2 §9); every interface says the price before it acts. */
export const PRICES = {
  /** Another member's palette, once per member and palette; own palettes are free. */
  paletteExport: 1,
  /** A poem to a painting. */
  painting: 1,
  /** Another picture of a creation. */
  continueCreating: 1,
  /** A video of a picture. */
  video: 5,
  /** A picture of a colour that a member is making. */
  colorPicture: 1,
  /** A pattern on the products of a category. */
  applyPattern: 2,
} as const;

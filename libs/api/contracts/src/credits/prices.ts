/** Prices in credits (specification part 2 §9). Every interface must show the price before the action. */
export const PRICES = {
  /** Another member's palette, charged once per member and palette. The member's own palettes are free. */
  paletteExport: 1,
  painting: 1,
  continueCreating: 1,
  video: 5,
  colorPicture: 1,
  applyPattern: 2,
} as const;

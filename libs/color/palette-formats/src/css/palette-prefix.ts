/** Start of the variables with the palette's own colours in a theme, beside those with a role. */
export const PALETTE_PREFIX = '--palette-';

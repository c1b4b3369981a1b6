/** Prefix of a theme's variables for palette colours. Role variables such as `--primary` lack it. */
export const PALETTE_PREFIX = '--palette-';

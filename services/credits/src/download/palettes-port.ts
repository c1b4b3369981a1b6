/** What this module was given as the PalettesPort. */
export const PALETTES = Symbol('PALETTES');

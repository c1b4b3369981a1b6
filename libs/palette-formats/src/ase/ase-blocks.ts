// Adobe Swatch Exchange is not published; these are the values on which independent readers agree. Everything is big-endian.

/** `ASEF` */
export const ASE_SIGNATURE = 0x41534546;
export const ASE_BLOCK = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 } as const;
/** Number of 32-bit floats by colour model. */
export const ASE_CHANNELS: Readonly<Record<string, number>> = { 'RGB ': 3, CMYK: 4, 'LAB ': 3, Gray: 1 };

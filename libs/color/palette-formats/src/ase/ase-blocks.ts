// Adobe Swatch Exchange has no public specification. Independent readers agree on these values. Every number
// is big-endian.

export const ASE_SIGNATURE = 0x41534546;
export const ASE_BLOCK = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 } as const;

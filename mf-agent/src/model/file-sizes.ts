export const PNG_WIDTHS = [512, 1024, 2048] as const;
/** Widths of one repeat in print, in millimetres. */
export const PRINT = { min: 5, max: 1000, usual: 64 } as const;

/**
 * Children of `a:clrScheme` in schema order (ECMA-376, CT_ColorScheme). Office's interface shows light before
 * dark.
 */
export const THEME_SLOTS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
export type ThemeSlot = (typeof THEME_SLOTS)[number];

/**
 * Adds the serif families. Their style sheets name a hundred slices each, so they come after the first screen; until a
 * slice is there the system's serif is shown.
 */
export function loadFonts(): void {
  void import('./serif-sc.css');
  if (document.documentElement.lang === 'ja') void import('@fontsource-variable/noto-serif-jp/wght.css');
}

import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `grid`: they come with the dialog, not with the first page of the area. */
export const gridCatalogues: Catalogues = {
  zh: () => import('./locales/zh.json'),
  en: () => import('./locales/en.json'),
  ja: () => import('./locales/ja.json'),
};

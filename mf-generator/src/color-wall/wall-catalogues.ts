import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `wall`: they come with the wall, not with the first page of the area. */
export const wallCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

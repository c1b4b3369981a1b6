import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `palette`: they come with the page of one palette, not with the lists. */
export const paletteCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

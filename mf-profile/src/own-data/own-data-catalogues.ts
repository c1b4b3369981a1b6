import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `own-data`: they come with the sections about the member's data and account. */
export const ownDataCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `collection`: they come with the page of one creation, not with the gallery. */
export const collectionCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `member`: they come with the public page, not with the own one. */
export const memberCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `cocreated`: they come with the page of one colour. */
export const colorCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

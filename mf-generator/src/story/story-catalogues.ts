import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `story`: they come with the page of a story, not with the first page of the area. */
export const storyCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

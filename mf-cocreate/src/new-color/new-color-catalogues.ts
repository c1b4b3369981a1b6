import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `new-color`: they come with the page of a new colour, and with suggestions. */
export const newColorCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

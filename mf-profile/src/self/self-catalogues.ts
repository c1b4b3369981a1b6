import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `self`: they come with the choice of a picture, and with the settings at the foot of the page. */
export const selfCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

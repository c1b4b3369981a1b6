import type { Catalogues } from '@danqing/i18n';

/**
 * The texts of the namespace `legal`. Under `sections` the keys stand in the order of the page; in a `body` a text
 * is a paragraph, and a group of texts a list.
 */
export const legalCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "legal-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "legal-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "legal-ja" */ './locales/ja.json'),
};

import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `deck`: they come with the page of presentations, not with the patterns. */
export const deckCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "deck-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "deck-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "deck-ja" */ './locales/ja.json'),
};

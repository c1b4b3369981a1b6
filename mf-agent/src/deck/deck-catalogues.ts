import type { Catalogues } from '@danqing/shell-sdk';

export const deckCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "deck-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "deck-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "deck-ja" */ './locales/ja.json'),
};

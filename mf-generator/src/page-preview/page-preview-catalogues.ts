import type { Catalogues } from '@danqing/shell-sdk';

/** The texts of the namespace `page-preview`: they come with the view. */
export const pagePreviewCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

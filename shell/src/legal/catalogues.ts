import type { Catalogues } from '@danqing/i18n';

export const legalCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "legal-zh" */ '@danqing/contracts/legal/zh.json'),
  en: () => import(/* webpackChunkName: "legal-en" */ '@danqing/contracts/legal/en.json'),
  ja: () => import(/* webpackChunkName: "legal-ja" */ '@danqing/contracts/legal/ja.json'),
};

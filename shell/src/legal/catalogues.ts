import type { Catalogues } from '@danqing/i18n';

export const legalCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "legal-zh" */ '@danqing/contracts/legal/texts/zh'),
  en: () => import(/* webpackChunkName: "legal-en" */ '@danqing/contracts/legal/texts/en'),
  ja: () => import(/* webpackChunkName: "legal-ja" */ '@danqing/contracts/legal/texts/ja'),
};

import type { Catalogues } from '@danqing/shell-sdk';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'palette-export': typeof texts;
  }
}

/**
 * Texts of the namespace `palette-export`. An area whose first page offers exports bundles them from
 * `@danqing/palette-export/locales/<language>.json` instead.
 */
export const exportCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

import type { Catalogues } from '@danqing/shell-sdk';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'palette-export': typeof texts;
  }
}

/**
 * What an export says of itself, the namespace `palette-export`. An area whose first page offers exports has it among its
 * own texts instead, from `@danqing/palette-export/locales/<language>.json`.
 */
export const exportCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

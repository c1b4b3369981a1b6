import type { Catalogues } from '@danqing/shell-sdk';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'palette-export-dialog': typeof texts;
  }
}

export const exportDialogCatalogues: Catalogues = {
  zh: () => import(/* webpackChunkName: "late-zh" */ './locales/zh.json'),
  en: () => import(/* webpackChunkName: "late-en" */ './locales/en.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './locales/ja.json'),
};

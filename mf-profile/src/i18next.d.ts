// Keys are those of the Chinese catalogue; that the others have the same is a test.
import type texts from './locales/zh.json';
import type ownData from './own-data/locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof texts;
    'own-data': typeof ownData;
  }
}

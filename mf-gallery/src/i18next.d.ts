// Keys are those of the Chinese catalogues; that the others have the same is a test.
import type collection from './creation/locales/zh.json';
import type gallery from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    collection: typeof collection;
    gallery: typeof gallery;
  }
}

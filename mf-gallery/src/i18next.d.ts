// Key types come from the Chinese catalogues; a test checks that the others have the same keys.
import type collection from './creation/locales/zh.json';
import type gallery from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    collection: typeof collection;
    gallery: typeof gallery;
  }
}

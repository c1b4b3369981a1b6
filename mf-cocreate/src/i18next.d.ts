// Key types come from the Chinese catalogues; a test checks that the others have the same keys.
import type cocreate from './locales/zh.json';
import type newColor from './new-color/locales/zh.json';
import type nfts from './nfts/locales/zh.json';
import type cocreated from './one-color/locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cocreate: typeof cocreate;
    cocreated: typeof cocreated;
    'new-color': typeof newColor;
    nfts: typeof nfts;
  }
}

// Keys come from the Chinese catalogues. A test checks that the other locales have the same keys.
import type importInks from './import/locales/zh.json';
import type palette from './one-palette/locales/zh.json';
import type palettes from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'import-inks': typeof importInks;
    palette: typeof palette;
    palettes: typeof palettes;
  }
}

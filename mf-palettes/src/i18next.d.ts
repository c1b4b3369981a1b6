// Keys are those of the Chinese catalogues; that the others have the same is a test.
import type palette from './one-palette/locales/zh.json';
import type palettes from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    palette: typeof palette;
    palettes: typeof palettes;
  }
}

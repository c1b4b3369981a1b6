// Keys are those of the Chinese catalogues; that the others have the same is a test.
import type grid from './color-grid/locales/zh.json';
import type generator from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    generator: typeof generator;
    grid: typeof grid;
  }
}

// Keys come from the Chinese catalogues; a test checks that the other languages match.
import type grid from './color-grid/locales/zh.json';
import type mixer from './color-mixer/locales/zh.json';
import type shelf from './color-shelf/locales/zh.json';
import type pagePreview from './page-preview/locales/zh.json';
import type seeing from './seeing/locales/zh.json';
import type shortcuts from './shortcuts/locales/zh.json';
import type pictures from './image-colors/locales/zh.json';
import type story from './story/locales/zh.json';
import type wall from './color-wall/locales/zh.json';
import type generator from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    generator: typeof generator;
    grid: typeof grid;
    mixer: typeof mixer;
    shelf: typeof shelf;
    'page-preview': typeof pagePreview;
    pictures: typeof pictures;
    story: typeof story;
    wall: typeof wall;
    seeing: typeof seeing;
    shortcuts: typeof shortcuts;
  }
}

import { defineArea } from '@danqing/shell-sdk';
import { CollectionPage } from './creation/collection-page.tsx';
import { ColorGalleryPage } from './gallery/color-gallery-page.tsx';
import { GalleryPage } from './gallery/gallery-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "gallery-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "gallery-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "gallery-ja" */ './locales/ja.json'),
  },
  routes: { gallery: GalleryPage, 'gallery-color': ColorGalleryPage, collection: CollectionPage },
});

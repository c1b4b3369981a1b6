import { defineArea } from '@danqing/shell-sdk';
import { PalettesPage } from './page/palettes-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "palettes-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "palettes-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "palettes-ja" */ './locales/ja.json'),
  },
  routes: { palettes: PalettesPage },
});

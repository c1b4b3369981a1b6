import { defineArea } from '@danqing/shell-sdk';
import { PalettePage } from './one-palette/palette-page.tsx';
import { PalettesPage } from './page/palettes-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "palettes-zh" */ './texts/zh.ts'),
    en: () => import(/* webpackChunkName: "palettes-en" */ './texts/en.ts'),
    ja: () => import(/* webpackChunkName: "palettes-ja" */ './texts/ja.ts'),
  },
  routes: { palettes: PalettesPage, palette: PalettePage },
});

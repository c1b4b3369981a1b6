import { defineArea } from '@danqing/shell-sdk';
import { WallPage } from './color-wall/wall-page.tsx';
import { GeneratorPage } from './page/generator-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "generator-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "generator-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "generator-ja" */ './locales/ja.json'),
  },
  routes: { home: GeneratorPage, ai: GeneratorPage, color: GeneratorPage, wall: WallPage },
});

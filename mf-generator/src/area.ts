import { defineArea } from '@danqing/shell-sdk';
import { WallPage } from './color-wall/wall-page.tsx';
import { GeneratorPage } from './page/generator-page.tsx';
import { StoryPage } from './story/story-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "generator-zh" */ './texts/zh.ts'),
    en: () => import(/* webpackChunkName: "generator-en" */ './texts/en.ts'),
    ja: () => import(/* webpackChunkName: "generator-ja" */ './texts/ja.ts'),
  },
  routes: {
    home: GeneratorPage,
    ai: GeneratorPage,
    color: GeneratorPage,
    wall: WallPage,
    story: StoryPage,
  },
});

import { defineArea } from '@danqing/shell-sdk';
import { ColorsPage } from './list/colors-page.tsx';
import { NewColorPage } from './new-color/new-color-page.tsx';
import { NftsPage } from './nfts/nfts-page.tsx';
import { ColorPage } from './one-color/color-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "cocreate-zh" */ './texts/zh.ts'),
    en: () => import(/* webpackChunkName: "cocreate-en" */ './texts/en.ts'),
    ja: () => import(/* webpackChunkName: "cocreate-ja" */ './texts/ja.ts'),
  },
  routes: { colors: ColorsPage, 'new-color': NewColorPage, color: ColorPage, nfts: NftsPage },
});

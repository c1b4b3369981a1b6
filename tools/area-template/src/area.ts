import { defineArea } from '@danqing/shell-sdk';
import { __Area__Page } from './page/__area__-page.tsx';

export default defineArea({ locales: {
    zh: () => import(/* webpackChunkName: "__area__-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "__area__-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "__area__-ja" */ './locales/ja.json'),
  }, routes: { '__area__': __Area__Page } });

import { defineArea } from '@danqing/shell-sdk';
import { DeckPage } from './deck/deck-page.tsx';
import { PatternsPage } from './page/patterns-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "agent-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "agent-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "agent-ja" */ './locales/ja.json'),
  },
  routes: { patterns: PatternsPage, agent: DeckPage },
});

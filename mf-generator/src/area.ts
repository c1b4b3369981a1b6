import { defineArea } from '@danqing/shell-sdk';
import { GeneratorPage } from './generator/generator-page.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';

export default defineArea({
  locales: { zh, en, ja },
  routes: { home: GeneratorPage, ai: GeneratorPage, color: GeneratorPage },
});

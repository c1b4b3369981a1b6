import { defineArea } from '@danqing/shell-sdk';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { __Area__Page } from './page/__area__-page.tsx';

export default defineArea({ locales: { zh, en, ja }, routes: { '__area__': __Area__Page } });

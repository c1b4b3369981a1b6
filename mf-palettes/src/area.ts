import { defineArea } from '@danqing/shell-sdk';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { PalettesPage } from './page/palettes-page.tsx';

export default defineArea({ locales: { zh, en, ja }, routes: { palettes: PalettesPage } });

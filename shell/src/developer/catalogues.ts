import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue } from '@danqing/i18n';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';

/** The texts of the namespace `developer`. */
export const developerCatalogues: Record<Locale, Catalogue> = { zh, en, ja };

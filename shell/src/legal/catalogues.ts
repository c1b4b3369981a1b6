import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue } from '@danqing/i18n';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';

/**
 * The texts of the namespace `legal`. Under `sections` the keys stand in the order of the page; in a `body` a text
 * is a paragraph, and a group of texts a list.
 */
export const legalCatalogues: Record<Locale, Catalogue> = { zh, en, ja };

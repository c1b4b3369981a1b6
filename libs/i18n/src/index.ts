export type { Catalogue } from './catalogue.ts';
export { addCatalogue, createI18n, type I18n, type I18nOptions } from './create-i18n.ts';
export { detectLocale, type LocaleSources } from './detect-locale.ts';

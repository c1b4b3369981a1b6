export type { Catalogue, Catalogues } from './catalogue.ts';
export { createI18n, setCatalogue, type I18n, type I18nOptions } from './create-i18n.ts';
export { detectLocale, type LocaleSources } from './detect-locale.ts';

import type { I18n } from './create-i18n.ts';

/** Translates a key of a test's own texts. The keys of `t` are typed by the catalogues of the areas. */
export const translateAnyKey = (i18n: I18n, key: string, options: object = {}): unknown =>
  i18n.t(key as never, options as never);

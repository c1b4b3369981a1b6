import type { Locale } from '@danqing/contracts/locale';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import { followChangedTexts, rememberCatalogue } from './changed-texts.ts';

declare const process: { env: { NODE_ENV?: string } };

export type { I18n };

export interface I18nOptions {
  locale: Locale;
  texts: Readonly<Record<string, Catalogue>>;
}

/**
 * Creates an i18next instance for one language that is ready immediately, without a loading state or
 * Suspense. React escapes, so i18next must not.
 */
export function createI18n({ locale, texts }: I18nOptions): I18n {
  const namespaces = Object.keys(texts);
  const instance = createInstance({
    lng: locale,
    // Other languages are not loaded; tests ensure that no language lacks a text.
    fallbackLng: false,
    ns: namespaces,
    defaultNS: namespaces[0] ?? false,
    resources: { [locale]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  if (process.env.NODE_ENV === 'development') {
    followChangedTexts(instance);
    for (const [namespace, catalogue] of Object.entries(texts))
      rememberCatalogue(instance, catalogue, namespace);
  }
  return instance;
}

/** Replaces all texts of a namespace in the current language. */
export function setCatalogue(i18n: I18n, namespace: string, catalogue: Catalogue): void {
  // Removes the old bundle first, because `addResourceBundle` would keep its extra texts.
  i18n.removeResourceBundle(i18n.language, namespace);
  i18n.addResourceBundle(i18n.language, namespace, catalogue);
  if (process.env.NODE_ENV === 'development') rememberCatalogue(i18n, catalogue, namespace);
}

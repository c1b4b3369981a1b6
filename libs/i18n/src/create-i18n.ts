import type { Locale } from '@danqing/contracts/locale';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import { followChangedTexts, rememberCatalogue } from './changed-texts.ts';

/** Of the build: what only developers get is no byte of what visitors load. */
declare const process: { env: { NODE_ENV?: string } };

export type { I18n };

export interface I18nOptions {
  locale: Locale;
  /** Namespace → its texts in that language. The first namespace is the default one. */
  texts: Readonly<Record<string, Catalogue>>;
}

/**
 * Makes a translation instance of one language that is ready when this returns: no loading state, no Suspense. React
 * escapes, so i18next must not.
 */
export function createI18n({ locale, texts }: I18nOptions): I18n {
  const namespaces = Object.keys(texts);
  const instance = createInstance({
    lng: locale,
    // What another language has was not fetched; that none lacks a text is tested.
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

/** Makes a catalogue, in the language of the instance, the texts of its namespace. */
export function setCatalogue(i18n: I18n, namespace: string, catalogue: Catalogue): void {
  // Texts that only the catalogue before had would be found in this one too.
  i18n.removeResourceBundle(i18n.language, namespace);
  i18n.addResourceBundle(i18n.language, namespace, catalogue);
  if (process.env.NODE_ENV === 'development') rememberCatalogue(i18n, catalogue, namespace);
}

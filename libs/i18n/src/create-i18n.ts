import { DEFAULT_LOCALE, LOCALES, type Locale } from '@danqing/contracts/locale';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import { followChangedTexts, rememberCatalogue } from './changed-texts.ts';

/** Of the build: what only developers get is no byte of what visitors load. */
declare const process: { env: { NODE_ENV?: string } };

export type { I18n };

export interface I18nOptions {
  locale: Locale;
  /** Namespace → texts of every language. The first namespace is the default one. */
  resources: Readonly<Record<string, Readonly<Record<Locale, Catalogue>>>>;
}

/**
 * Makes a translation instance that is ready when this returns: no loading state, no Suspense.
 * A text missing in the language falls back to the default language. React escapes, so i18next must not.
 */
export function createI18n({ locale, resources }: I18nOptions): I18n {
  const namespaces = Object.keys(resources);
  const instance = createInstance({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: [...LOCALES],
    ns: namespaces,
    defaultNS: namespaces[0] ?? false,
    resources: Object.fromEntries(
      LOCALES.map((language) => [
        language,
        Object.fromEntries(
          namespaces.map((namespace) => [namespace, resources[namespace]?.[language] ?? {}]),
        ),
      ]),
    ),
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  if (process.env.NODE_ENV === 'development') {
    followChangedTexts(instance);
    for (const [namespace, texts] of Object.entries(resources))
      for (const language of LOCALES)
        rememberCatalogue(instance, texts[language], { namespace, locale: language });
  }
  return instance;
}

/** Adds the texts of one namespace and language; texts of the same keys are replaced. */
export function addCatalogue(i18n: I18n, namespace: string, locale: Locale, catalogue: Catalogue): void {
  i18n.addResourceBundle(locale, namespace, catalogue, true, true);
  if (process.env.NODE_ENV === 'development') rememberCatalogue(i18n, catalogue, { namespace, locale });
}

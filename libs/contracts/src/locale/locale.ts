/** Interface languages; the first one is the default and has no path prefix. */
export const LOCALES = ['zh', 'en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh';

/** The key in local storage and the cookie that remember the language (fixed by the specification). */
export const LOCALE_STORAGE_KEY = 'i18nextLng';
export const LOCALE_COOKIE = 'i18next';

/** A text in every interface language. */
export type LocalizedText = Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/** Splits a leading language segment off a path: `/en/colors/x` is `{locale: 'en', path: '/colors/x'}`. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return isLocale(first) ? { locale: first, path: rest ?? '/' } : { locale: null, path };
}

/**
 * Puts the language segment in front of a path without one; the default language gets none. Of several slashes at its
 * beginning one stays: `//elsewhere.example` would be another site.
 */
export function withLocale(locale: Locale, path: string): string {
  const inside = path.replace(/^[/\\]+/, '/');
  if (locale === DEFAULT_LOCALE) return inside;
  return inside === '/' ? `/${locale}` : `/${locale}${inside}`;
}

/** The first supported language of an Accept-Language header or of `navigator.languages`, in order of preference. */
export function preferredLocale(languages: readonly string[]): Locale | null {
  for (const tag of languages) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLocale(primary)) return primary;
  }
  return null;
}

export const LOCALES = ['zh', 'en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh';

/** Storage key and cookie of the language; the specification fixes both names. */
export const LOCALE_STORAGE_KEY = 'i18nextLng';
export const LOCALE_COOKIE = 'i18next';

export type LocalizedText = Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/**
 * Splits the leading language segment off a path: `/en/colors/x` gives `{locale: 'en', path: '/colors/x'}`.
 */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return isLocale(first) ? { locale: first, path: rest ?? '/' } : { locale: null, path };
}

/**
 * Prefixes a path with its language segment; the default language has none. Leading slashes collapse to one,
 * because `//elsewhere.example` would be another site.
 */
export function withLocale(locale: Locale, path: string): string {
  const inside = path.replace(/^[/\\]+/, '/');
  if (locale === DEFAULT_LOCALE) return inside;
  return inside === '/' ? `/${locale}` : `/${locale}${inside}`;
}

/** Returns the first supported language, in order of preference, or null. */
export function preferredLocale(languages: readonly string[]): Locale | null {
  for (const tag of languages) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLocale(primary)) return primary;
  }
  return null;
}

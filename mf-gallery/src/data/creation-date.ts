import type { Locale } from '@danqing/contracts/locale';

const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

/** Returns the date in the visitor's language (specification part 2 §9). */
export const creationDate = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);

export const fullDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: 'long' }).format(date);

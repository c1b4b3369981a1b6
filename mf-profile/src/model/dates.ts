import type { Locale } from '@danqing/contracts/locale';

/** The texts are British. */
const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

/** A day, as the visitor's language writes it. */
export const fullDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: 'long' }).format(date);

/** A day in short; this year goes without saying. */
export const shortDate = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);

/** A day and its time; this year goes without saying. */
export const dayAndTime = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);

import type { Locale } from '@danqing/contracts/locale';

const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

export const fullDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: 'long' }).format(date);

export const shortDate = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);

export const dayAndTime = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);

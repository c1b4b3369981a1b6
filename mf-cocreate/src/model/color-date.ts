import type { Locale } from '@danqing/contracts/locale';

const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

export const colorDate = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);

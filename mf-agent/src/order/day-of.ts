import type { Locale } from '@danqing/contracts/locale';

/** The texts are British. */
const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

/** The day on which something was made, as the visitor's language writes it (specification part 2 §9). */
export const dayOf = (date: Date, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(FORMATS[locale], {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);

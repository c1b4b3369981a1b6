import type { Locale } from '@danqing/contracts/locale';

const DAY = 86_400_000;
/** Days that are counted instead of dated. */
const RECENT = 7;
/** The texts are British. */
const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

/** A day as people say it: today, yesterday, some days ago; else the date, with the year where it is not this one. */
export function cardDate(date: Date, now: Date, locale: Locale): string {
  const language = FORMATS[locale];
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days >= 0 && days < RECENT) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  }
  return new Intl.DateTimeFormat(language, {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  }).format(date);
}

/** Of the visitor's own day. */
const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

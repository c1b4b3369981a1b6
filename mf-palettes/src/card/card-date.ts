import type { Locale } from '@danqing/contracts/locale';

const DAY = 86_400_000;
/** Ages below this many days are shown as relative days. */
const RECENT = 7;
const FORMATS: Record<Locale, string> = { zh: 'zh', en: 'en-GB', ja: 'ja' };

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

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

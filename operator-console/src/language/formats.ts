import type { Locale } from '@danqing/contracts/locale';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export interface Formats {
  number: (value: number) => string;
  /** Formats a rate of 0-1 with up to two decimals. */
  percent: (rate: number) => string;
  size: (bytes: number) => string;
  /** Time of day with seconds; other days include the date, and other years the year. */
  time: (iso: string | number, now: number) => string;
  ago: (iso: string | number, now: number) => string;
  /** Formats a duration by its two largest units. */
  duration: (seconds: number) => string;
}

export function createFormats(locale: Locale): Formats {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const size = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' });
  const date = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const dateWithYear = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const inUnit = UNITS.map(([unit, length]) => ({
    length,
    format: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  }));
  return {
    number: (value) => number.format(value),
    percent: (rate) => percent.format(rate),
    size: (bytes) =>
      bytes < 1_000_000 ? `${size.format(bytes / 1_000)} kB` : `${size.format(bytes / 1_000_000)} MB`,
    time: (when, now) => {
      const moment = new Date(when);
      const today = new Date(now);
      if (moment.toDateString() === today.toDateString()) return clock.format(moment);
      return (moment.getFullYear() === today.getFullYear() ? date : dateWithYear).format(moment);
    },
    ago: (when, now) => {
      const seconds = Math.max(0, Math.round((now - new Date(when).getTime()) / 1000));
      const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
      return relative.format(-Math.floor(seconds / length), unit);
    },
    duration: (seconds) => {
      const first = Math.max(
        0,
        inUnit.findIndex(({ length }) => seconds >= length),
      );
      let rest = Math.max(0, seconds);
      const parts = inUnit.slice(first, first + 2).map(({ length, format }) => {
        const count = Math.floor(rest / length);
        rest -= count * length;
        return count > 0 ? format.format(count) : '';
      });
      return parts.filter((part) => part !== '').join(' ') || inUnit.at(-1)!.format.format(0);
    },
  };
}

import type { Locale } from '@danqing/contracts/locale';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export interface Formats {
  number: (value: number) => string;
  /** Of a rate of 0-1, with two digits behind the point. */
  percent: (rate: number) => string;
  /** Bytes as kB or MB. */
  size: (bytes: number) => string;
  /** Hour, minute and second of today; the date as well of another day. */
  time: (iso: string | number, now: number) => string;
  /** `2 minutes ago`. */
  ago: (iso: string | number, now: number) => string;
}

/** How the console writes numbers and times. */
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
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    number: (value) => number.format(value),
    percent: (rate) => percent.format(rate),
    size: (bytes) =>
      bytes < 1_000_000 ? `${size.format(bytes / 1_000)} kB` : `${size.format(bytes / 1_000_000)} MB`,
    time: (when, now) => {
      const moment = new Date(when);
      return (moment.toDateString() === new Date(now).toDateString() ? clock : date).format(moment);
    },
    ago: (when, now) => {
      const seconds = Math.max(0, Math.round((now - new Date(when).getTime()) / 1000));
      const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
      return relative.format(-Math.floor(seconds / length), unit);
    },
  };
}

import { chartSubject } from '@danqing/contracts/colors';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

export function chineseNumber(number: number): string {
  const tens = Math.floor(number / 10);
  const ones = DIGITS[number % 10] ?? '';
  return tens === 0 ? ones : `${tens === 1 ? '' : DIGITS[tens]}十${ones}`;
}

export interface ChartTitle {
  title: string;
  /** The family or solar term; empty for the 1957 chart, whose groups have no names. */
  subtitle: string;
  page: string;
  count: string;
}

export function chartTitle(page: number, count: number): ChartTitle {
  const subject = chartSubject(page);
  const margin = { page: `第${chineseNumber(page)}页`, count: `${chineseNumber(count)}色` };
  switch (subject.collection) {
    case 'sepu':
      return { title: '色谱', subtitle: '', ...margin };
    case 'classic':
      return { title: '传统色', subtitle: subject.family, ...margin };
    case 'solar-terms':
      return { title: '节气色', subtitle: subject.term, ...margin };
  }
}

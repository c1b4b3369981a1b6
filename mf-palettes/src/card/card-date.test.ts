import { describe, expect, it } from 'vitest';
import { cardDate } from './card-date.ts';

const now = new Date(2026, 10, 20, 0, 30);

describe('the date on a card', () => {
  it.each([
    [new Date(2026, 10, 20, 0, 1), '今天', 'today', '今日'],
    [new Date(2026, 10, 19, 23, 59), '昨天', 'yesterday', '昨日'],
    [new Date(2026, 10, 18, 0, 0), '前天', '2 days ago', '一昨日'],
    [new Date(2026, 10, 14), '6天前', '6 days ago', '6 日前'],
    [new Date(2026, 10, 13), '11月13日', '13 Nov', '11月13日'],
    [new Date(2025, 10, 12), '2025年11月12日', '12 Nov 2025', '2025年11月12日'],
    [new Date(2026, 10, 21), '11月21日', '21 Nov', '11月21日'],
  ])('%s is %s, %s, %s', (date, zh, en, ja) => {
    expect(cardDate(date, now, 'zh')).toBe(zh);
    expect(cardDate(date, now, 'en')).toBe(en);
    expect(cardDate(date, now, 'ja')).toBe(ja);
  });
});

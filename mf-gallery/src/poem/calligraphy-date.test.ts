import { expect, it } from 'vitest';
import { calligraphyDate } from './calligraphy-date.ts';

it.each([
  ['2026-11-23', '丙午冬'],
  ['2027-02-03', '丙午冬'],
  ['2027-02-04', '丁未春'],
  ['2024-05-05', '甲辰夏'],
  ['1984-08-07', '甲子秋'],
])('%s is %s', (day, words) => {
  expect(calligraphyDate(new Date(`${day}T12:00:00`))).toBe(words);
});

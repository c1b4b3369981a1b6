import { expect, test } from 'vitest';
import { seasonOf } from './season.ts';

test.each([
  ['立春', 52, 'spring'],
  ['谷雨', 57, 'spring'],
  ['立夏', 58, 'summer'],
  ['立秋', 64, 'autumn'],
  ['霜降', 69, 'autumn'],
  ['立冬', 70, 'winter'],
  ['大寒', 75, 'winter'],
])('%s, page %i, is in %s', (_, page, season) => {
  expect(seasonOf({ page })).toBe(season);
});

test.each([1, 39, 40, 51])('a colour of page %i, which is of no solar term, has no season', (page) => {
  expect(seasonOf({ page })).toBeNull();
});

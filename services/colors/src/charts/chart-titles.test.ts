import { expect, it } from 'vitest';
import { chartTitle, chineseNumber } from './chart-titles.ts';

it.each([
  [1, '一'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [54, '五十四'],
  [75, '七十五'],
])('writes %i as %s', (number, written) => {
  expect(chineseNumber(number)).toBe(written);
});

it.each([
  [5, { title: '色谱', subtitle: '', page: '第五页', count: '五十四色' }],
  [45, { title: '传统色', subtitle: '蓝', page: '第四十五页', count: '五十四色' }],
  [75, { title: '节气色', subtitle: '大寒', page: '第七十五页', count: '五十四色' }],
])('page %i has its title', (page, title) => {
  expect(chartTitle(page, 54)).toEqual(title);
});

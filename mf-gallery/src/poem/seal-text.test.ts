import { expect, it } from 'vitest';
import { sealText } from './seal-text.ts';

it.each([
  ['林澄', '林澄'],
  ['顾一舟', '一舟'],
  ['丹青画室', '丹青'],
  ['Lin', 'L'],
  ['用户48213', '用户'],
  ['さくら', 'さ'],
  ['', ''],
])('the seal of %s says %s', (name, text) => {
  expect(sealText(name)).toBe(text);
});

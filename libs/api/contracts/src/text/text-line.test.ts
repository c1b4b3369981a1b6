import { expect, it } from 'vitest';
import { TEXT_LINE } from './text-line.ts';

it.each(['', '月白', 'a b', 'é', '👩‍🎨', '👍🏽', 'نص', '👾', '\u200b'])('accepts %j', (text) => {
  expect(TEXT_LINE.test(text)).toBe(true);
});

it.each([
  'a\nb',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\ud83d',
  '\ude00x',
  '\u202eabc',
  '\u2066',
])('refuses %j', (text) => {
  expect(TEXT_LINE.test(text)).toBe(false);
});

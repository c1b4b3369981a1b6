import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['朱红', 'zh'],
  ['空いろ', 'ja'],
  ['「雨後」から', 'ja'],
  ['“雨后青” takes after the sky.', undefined],
  ['Brand', undefined],
  ['#ED5126', undefined],
  ['', undefined],
])('takes %j for %j', (text, language) => expect(textLanguage(text)).toBe(language));

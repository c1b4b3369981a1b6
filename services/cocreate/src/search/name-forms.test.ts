import { expect, test } from 'vitest';
import { nameForms } from './name-forms.ts';

test.each([
  ['绿茶', ['绿茶', '綠茶', '緑茶']],
  ['綠茶', ['绿茶', '綠茶', '緑茶']],
  ['緑茶', ['绿茶', '綠茶', '緑茶']],
  ['桜色', ['桜色', '樱色', '櫻色', '桜', '樱', '櫻']],
  ['雨后青', ['雨后青', '雨後青']],
  ['色', ['色']],
  ['Bleu é', ['Bleu é']],
])('%s may be stored as %j', (text, forms) => {
  const found = nameForms(text);
  expect(found[0]).toBe(text);
  expect(found.sort()).toEqual([...forms].sort());
});

import { expect, test } from 'vitest';
import { characterForms, foldCharacters } from './character-forms.ts';

const GREEN_TEA = ['绿茶', '綠茶', '緑茶'];

test.each([
  ['绿茶', GREEN_TEA],
  ['綠茶', GREEN_TEA],
  ['緑茶', GREEN_TEA],
  ['桜', ['桜', '樱', '櫻']],
  ['雨后青', ['雨后青', '雨後青']],
  ['Bleu é', ['Bleu é']],
])('%s may be stored as %j', (text, forms) => {
  const found = characterForms(text);
  expect(found[0]).toBe(text);
  expect(found.toSorted()).toEqual(forms.toSorted());
});

test.each([
  ['緑の桜', '绿の樱'],
  ['綠櫻', '绿樱'],
  ['舉挙举', '举举举'],
  ['髮發発', '发发发'],
  ['月白 moon', '月白 moon'],
])('%s folds to %s', (text, folded) => {
  expect(foldCharacters(text)).toBe(folded);
});

test('every form of every character folds to one, which folds to itself', () => {
  const ideographs = Array.from({ length: 0x9fff - 0x3400 }, (_, index) =>
    String.fromCodePoint(0x3400 + index),
  );
  const open = ideographs.filter((one) => {
    const folded = foldCharacters(one);
    return [...characterForms(one), folded].some((form) => foldCharacters(form) !== folded);
  });
  expect(open).toEqual([]);
});

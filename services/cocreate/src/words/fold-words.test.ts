import { expect, it } from 'vitest';
import { foldText, holdsWord } from './fold-words.ts';

it.each([
  ['你这傻逼红', '傻逼', true],
  ['傻·逼 红', '傻逼', true],
  ['傻<b>逼</b>', '傻逼', false],
  ['ＦＵＣＫ green', 'fuck', true],
  ['Fuck!', 'fuck', true],
  ['Scunthorpe', 'cunt', false],
  ['shiitake', 'shit', false],
  ['月白', '傻逼', false],
  ['', '傻逼', false],
])('%s holds %s: %s', (text, word, held) => {
  expect(holdsWord(foldText(text), foldText(word))).toBe(held);
});

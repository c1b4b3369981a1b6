import { expect, test } from 'vitest';
import { readHexList } from './read-hex-list.ts';

test.each<[string, string, string[]]>([
  ['one to a line', '#ed5126\n#FFD111\r\n#abc', ['#ED5126', '#FFD111', '#AABBCC']],
  ['digits alone', 'ed5126\nffd111', ['#ED5126', '#FFD111']],
  ['digits in a row', 'ed5126, ffd111 abcdef', ['#ED5126', '#FFD111', '#ABCDEF']],
  ['several in a line', '#fff #000, rgb(1, 2, 3)', ['#FFFFFF', '#000000', '#010203']],
  ['names in front', '朱红: #ED5126; 月白 - #EEF7F2', ['朱红 #ED5126', '月白 #EEF7F2']],
  ['full-width marks', '月白：#EEF7F2\n朱红（#ED5126）', ['月白 #EEF7F2', '朱红 #ED5126']],
  ['names behind', '#ED5126 朱红\n"#FFD111", // 藤黄', ['朱红 #ED5126', '藤黄 #FFD111']],
  [
    'program text',
    "  primary: '#ED5126',\n  'sky-blue': 'hsl(200 50% 50%)',",
    ['primary #ED5126', 'sky-blue #4095BF'],
  ],
  ['a JSON list', '["#ED5126", "#FFD111"]', ['#ED5126', '#FFD111']],
  ['equal ones', '#fff\n#fff', ['#FFFFFF', '#FFFFFF']],
  ['words of six letters', 'the facade of a decade\nfacade or decade', []],
  ['numbers', '123456 lines\n12345\n1234567', []],
  ['five or seven digits', '#12345 #1234567', []],
  ['identifiers', '#add-more #face_1 this.#add(x); #bad(); &#123456;', []],
  ['a long line', `${'x '.repeat(100)}#ED5126`, ['#ED5126']],
])('%s', (_what, text, expected) => {
  expect(readHexList(text).colors.map(({ hex, name }) => (name ? `${name} ${hex}` : hex))).toEqual(expected);
});

import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';
import { allColors } from '../../testing/colors.ts';
import { simplifyCharacters } from './character-variants.ts';

const nameCharacters = new Set(allColors.map(({ name }) => name).join(''));

test('the table has every form that OpenCC knows of a character in a colour name', async () => {
  const traditional = Converter({ from: 't', to: 'cn' });
  const converters = [
    traditional,
    Converter({ from: 'tw', to: 'cn' }),
    Converter({ from: 'hk', to: 'cn' }),
    Converter({ from: 'jp', to: 'cn' }),
  ];
  const targets = new Set([...nameCharacters].map(traditional));
  const pairs: string[] = [];
  // CJK Unified Ideographs with extension A; search normalises compatibility ideographs beforehand.
  for (let code = 0x3400; code <= 0x9fff; code++) {
    const character = String.fromCodePoint(code);
    const own = nameCharacters.has(character) ? [traditional] : converters;
    const form = own.map((convert) => convert(character)).find((converted) => converted !== character);
    if (form !== undefined && targets.has(form)) pairs.push(character + form);
  }
  await expect(
    `// Generated from OpenCC (Apache-2.0) by the test beside it, with \`-u\`: each variant with its simplified form.\nexport const VARIANT_PAIRS =\n  '${pairs.join('')}';\n`,
  ).toMatchFileSnapshot('./variant-pairs.ts');
});

test.each([
  ['朱紅', '朱红'],
  ['綠色', '绿色'],
  ['緑', '绿'],
  ['桜', '樱'],
  ['黃', '黄'],
  ['朱红', '朱红'],
  ['青い', '青い'],
])('%s becomes %s', (text, expected) => {
  expect(simplifyCharacters(text)).toBe(expected);
});

test('no two colour names become one', () => {
  expect(new Set(allColors.map(({ name }) => simplifyCharacters(name))).size).toBe(
    new Set(allColors.map(({ name }) => name)).size,
  );
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctCharacters, FONT_VERSION, fontPath, MAX_CHARACTERS, readFontCode } from './index.ts';

const codeOf = (characters: string[]) =>
  /^fonts\/[^/]+\/sc600\/([\w-]+)\.woff2$/.exec(fontPath({ face: 'sc600', characters }))?.[1] ?? '';

it('an address gives the characters back that it was written for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const characters = distinctCharacters(text);
      fc.pre(characters.length > 0);
      expect(readFontCode(codeOf(characters))).toEqual(characters);
    }),
  );
});

it('any code that can be read is the one address of its characters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/), (code) => {
      const characters = readFontCode(code);
      if (characters) expect(codeOf(characters)).toBe(code);
    }),
  );
});

it.each(['', '!', 'hA', 'h', '________', 'A.', '月'])('%j is the address of no font', (code) => {
  expect(readFontCode(code)).toBeNull();
});

it('the longest address is shorter than what servers take', () => {
  const characters = Array.from({ length: MAX_CHARACTERS }, (_, index) =>
    String.fromCodePoint(0x4e00 + index * 80),
  );
  expect(fontPath({ face: 'jp600', characters }).length).toBeLessThan(1_000);
});

it('leaves out what has no shape', () => {
  expect(distinctCharacters('月 白\u3000月\n\u200Ba')).toEqual(['a', '月', '白']);
});

it.each(['noto-serif-sc', 'noto-serif-jp'])('the version is that of %s', (name) => {
  const require = createRequire(new URL('../../../../../services/gateway/package.json', import.meta.url));
  const { version } = JSON.parse(
    readFileSync(require.resolve(`@fontsource-variable/${name}/package.json`), 'utf8'),
  ) as { version: string };
  expect(FONT_VERSION).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}-\\d+$`));
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { ReadEntry } from '../palette/palette-entry.ts';
import { checkOf } from './link-bits.ts';
import { decodePaletteLink, encodePaletteLink } from './palette-link.ts';

const PINYIN: Readonly<Record<string, string>> = { 朱红: 'zhū hóng', 群青: 'qún qīng' };
const pinyinOf = (name: string) => (Object.hasOwn(PINYIN, name) ? PINYIN[name] : undefined);
const text = (maxLength: number) =>
  fc.oneof(
    fc.constantFrom('朱红', '群青', '!', '~~', '...', '!-', '!0', ' ', '&=#%?'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
  );
const anyEntry: fc.Arbitrary<ReadEntry> = fc
  .record(
    {
      hex: fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}` as const),
      type: fc.constantFrom('primary', 'secondary', 'scheme'),
      shade: text(8),
      name: text(8),
      pinyin: fc.oneof(text(8), fc.constant('zhū hóng')),
    },
    { requiredKeys: ['hex'] },
  )
  .map((entry) => entry as ReadEntry);

it('carries every palette of 1 to 50 colours, to the letter', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 50 }), (colors) => {
      expect(decodePaletteLink(encodePaletteLink(colors, pinyinOf), pinyinOf)).toEqual(colors);
    }),
  );
});

it('leaves out what everybody knows', () => {
  const colors: ReadEntry[] = [
    { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
    { hex: '#1772B4' },
  ];
  expect(encodePaletteLink(colors, pinyinOf)).toMatch(/^ED5126~r~~朱红\.1772B4\.[\w-]{2}$/);
});

it('carries fifty colours, the most that a palette has', () => {
  const colors = Array<ReadEntry>(50).fill({ hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng' });
  expect(decodePaletteLink(encodePaletteLink(colors, pinyinOf), pinyinOf)).toEqual(colors);
});

// Links like these have been published.
test.each<[string, ReadEntry[], string]>([
  ['types', [{ hex: '#1772B4', type: 'secondary', shade: 'mid-300' }], '1772B4~e~mid-300.fM'],
  ['marks in names', [{ hex: '#1772B4', name: '!.~', type: 'scheme' }], '1772B4~c~~!0!1!2.qr'],
  ['a known name without its pinyin', [{ hex: '#ED5126', name: '朱红' }], 'ED5126~~~朱红~!-.nu'],
  ['another pinyin', [{ hex: '#ED5126', name: '朱红', pinyin: 'zhu hong' }], 'ED5126~~~朱红~zhu hong.WT'],
])('writes %s as before', (_what, colors, link) => {
  expect(encodePaletteLink(colors, pinyinOf)).toBe(link);
  expect(decodePaletteLink(link, pinyinOf)).toStrictEqual(colors);
});

const checked = (body: string) => body + checkOf(body);

test.each([
  ['nothing', ''],
  ['digits that are no colour', checked('ED512G.')],
  ['a digit before the colour', checked('0ED5126.')],
  ['a digit after the colour', checked('ED51260.')],
  ['small letters', checked('ed5126.')],
  ['one colour among others that is none', checked('ED5126.red.1772B4.')],
  ['a name that is too long', encodePaletteLink([{ hex: '#ED5126', name: 'x'.repeat(16_400) }], pinyinOf)],
  ['no colours', '.AA'],
  ['a wrong digit', `ED512G.${'AA'}`],
  [
    'a link that was cut off',
    encodePaletteLink([{ hex: '#ED5126' }, { hex: '#1772B4' }], pinyinOf).slice(0, -4),
  ],
  ['51 colours', encodePaletteLink(Array(51).fill({ hex: '#ED5126' }), pinyinOf)],
  ['a very long text', 'x'.repeat(20_000)],
])('%s is no palette', (_case, link) => {
  expect(decodePaletteLink(link, pinyinOf)).toBeNull();
});

it('refuses any other text', () => {
  fc.assert(
    fc.property(fc.string(), (link) => {
      const colors = decodePaletteLink(link, pinyinOf);
      if (colors) expect(encodePaletteLink(colors, pinyinOf)).toBe(link);
    }),
  );
});

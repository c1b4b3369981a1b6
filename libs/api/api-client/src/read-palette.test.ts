import type { Palette } from '@danqing/contracts/palettes';
import { describe, expect, it, test } from 'vitest';
import { readPalette } from './read-palette.ts';

const palette: Palette = {
  id: 41,
  version: 1,
  name: '月下',
  description: '秋夜',
  is_public: true,
  user_id: 7,
  user: { id: 7, name: '林澄' },
  created_at: '2026-11-12T08:00:00.000+00:00',
  downloads: 3,
  hidden_reason: null,
  colors: [
    { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'primary', shade: '500' },
    { hex: '#D6ECF0' },
  ],
};
const colorsOf = (colors: unknown) => readPalette({ ...palette, colors }).colors;

it('leaves a palette as the server answers it', () => {
  expect(readPalette(palette)).toEqual(palette);
});

describe('colours', () => {
  test.each<[string, unknown, Palette['colors']]>([
    ['the array as a JSON string', JSON.stringify(palette.colors), palette.colors],
    [
      'lower case and missing #',
      [{ hex: '#eef7f2' }, { hex: 'd6ecf0' }],
      [{ hex: '#EEF7F2' }, { hex: '#D6ECF0' }],
    ],
    ['bare hex strings', ['#eef7f2', 'D6ECF0'], [{ hex: '#EEF7F2' }, { hex: '#D6ECF0' }]],
    [
      'value, label and pinyinName',
      [{ value: '#eef7f2', label: ' 月白 ', pinyinName: 'yuè bái' }],
      [{ hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái' }],
    ],
    ['entries without a colour, which are left out', [{}, { hex: '' }, '#EEF7F2'], [{ hex: '#EEF7F2' }]],
    ['a role that is none', [{ hex: '#EEF7F2', type: 'accent' }], [{ hex: '#EEF7F2' }]],
  ])('come as %s', (_case, colors, read) => {
    expect(colorsOf(colors)).toEqual(read);
  });
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'PALETTE_INVALID'],
  ['a text', 'palette', 'PALETTE_INVALID'],
  ['no number', { ...palette, id: '41' }, 'PALETTE_INVALID'],
  ['no author', { ...palette, user: null }, 'PALETTE_INVALID'],
  ['no colours', { ...palette, colors: undefined }, 'PALETTE_INVALID'],
  ['colours that are no list', { ...palette, colors: '{' }, 'PALETTE_INVALID'],
  ['entries without a colour', { ...palette, colors: [{ hex: '' }] }, 'PALETTE_WITHOUT_COLOR'],
  ['a word for a colour', { ...palette, colors: [{ hex: 'red' }] }, 'PALETTE_COLOR_INVALID'],
  ['a number for a colour', { ...palette, colors: [7] }, 'PALETTE_COLOR_INVALID'],
])('an entry with %s says what is wrong', (_case, entry, fault) => {
  expect(readPalette(entry)).toMatchObject({ colors: [], fault });
});

it('keeps of an unreadable entry whose it is and what it is called, and tells it from others', () => {
  const broken = { ...palette, colors: [{ hex: 'red' }] };
  expect(readPalette(broken)).toEqual({ ...broken, colors: [], fault: 'PALETTE_COLOR_INVALID' });
  const [first, second] = [null, null].map((entry, place) => readPalette(entry, place));
  expect(first?.id).not.toBe(second?.id);
});

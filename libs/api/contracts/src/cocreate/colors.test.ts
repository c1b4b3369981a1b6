import { describe, expect, it } from 'vitest';
import { cocreatedColorsQuerySchema, colorNameSchema, createColorRequestSchema } from './colors.ts';

describe('a name', () => {
  it.each([
    ['one character', '茶', '茶'],
    ['twenty characters', '青'.repeat(20), '青'.repeat(20)],
    ['twenty emoji of many code points', '👩‍🎨'.repeat(20), '👩‍🎨'.repeat(20)],
    ['markup, as text', '<b>青</b>', '<b>青</b>'],
    ['right-to-left', 'أزرق', 'أزرق'],
    ['spaces', '  春  山 ', '春 山'],
    ['invisible characters', '\u200B月\u202E白', '月白'],
    ['letters with marks, decomposed', 'bleu fonce\u0301', 'bleu foncé'],
  ])('keeps %s', (_what, given, kept) => {
    expect(colorNameSchema.parse(given)).toBe(kept);
  });

  it.each([
    ['nothing', '', 'COLOR_NAME_REQUIRED'],
    ['spaces alone', ' \u3000 ', 'COLOR_NAME_REQUIRED'],
    ['invisible characters alone', '\u200B\u202E', 'COLOR_NAME_REQUIRED'],
    ['a number', 7, 'COLOR_NAME_REQUIRED'],
    ['21 characters', '青'.repeat(21), 'COLOR_NAME_TOO_LONG'],
    ['21 emoji', '👩‍🎨'.repeat(21), 'COLOR_NAME_TOO_LONG'],
    ['a book', '青'.repeat(100_000), 'COLOR_NAME_TOO_LONG'],
  ])('is not %s', (_what, given, code) => {
    expect(colorNameSchema.safeParse(given).error?.issues[0]?.message).toBe(code);
  });

  it.each(['a\0b', 'a\ud800'])('is not what a database refuses: %j', (given) => {
    expect(colorNameSchema.safeParse(given).success).toBe(false);
  });
});

describe('the query of the list', () => {
  it.each([
    [{}, { sort: 'latest', pageSize: 24 }],
    [
      { page: '0', pageSize: '500', sort: 'likes' },
      { page: 1, pageSize: 50, sort: 'likes' },
    ],
    [
      { page: '-3', pageSize: '-1', sort: 'random' },
      { page: 1, pageSize: 1, sort: 'latest' },
    ],
    [
      { page: 'two', pageSize: 'many' },
      { page: 1, pageSize: 24, sort: 'latest' },
    ],
    [{ hex: 'ed5126' }, { sort: 'latest', pageSize: 24, hex: '#ED5126' }],
    [
      { hex: '#ed5126', userId: '7' },
      { sort: 'latest', pageSize: 24, hex: '#ED5126', userId: 7 },
    ],
    [{ hex: 'red' }, { sort: 'latest', pageSize: 24, hex: undefined }],
  ])('%j is %j', (given, read) => {
    expect(cocreatedColorsQuerySchema.parse(given)).toEqual(read);
  });

  it('refuses a member who is no number', () => {
    expect(cocreatedColorsQuerySchema.safeParse({ userId: 'x' }).success).toBe(false);
  });
});

it('takes a colour as the specification sends it', () => {
  const color = {
    name: '墨竹',
    image_url: null,
    hex: 'ed5126',
    rgb: '237,81,38',
    hsl: '13,85%,54%',
    cmyk: '0,66,84,7',
    description: '第一行\n第二行',
    aiRequestData: { colorName: '墨竹' },
    aiResponseData: { hex: '#ED5126' },
  };
  expect(createColorRequestSchema.parse(color)).toEqual({ ...color, hex: '#ED5126' });
  const { aiRequestData: _, aiResponseData: __, description: ___, ...least } = color;
  expect(createColorRequestSchema.parse(least)).toMatchObject({
    description: '',
    aiRequestData: null,
    aiResponseData: null,
  });
  expect(
    createColorRequestSchema.safeParse({ ...color, aiResponseData: { text: 'x'.repeat(9_000) } }).success,
  ).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { allColors, colorNamed } from '../../testing/colors.ts';
import { colorsNamed, hexToRgb, searchColors } from '../index.ts';

const find = (query: string) => searchColors(query, allColors).map(({ name }) => name);

test.each([
  ['月白', 'the name'],
  [' 月白 ', 'the name with spaces around it'],
  ['月 白', 'the name with a space inside'],
  ['yuè bái', 'pinyin with tones'],
  ['yuèbái', 'pinyin with tones, joined'],
  ['YUÈ BÁI', 'pinyin in capitals'],
  ['yue\u0300 ba\u0301i', 'pinyin with combining tone marks'],
  ['yue bai', 'pinyin without tones'],
  ['yuebai', 'pinyin joined'],
  ["yue'bai", 'pinyin with an apostrophe'],
  ['yue4 bai2', 'pinyin with tone numbers'],
  ['#EEF7F2', 'hex'],
  ['eef7f2', 'hex without #, in lower case'],
  ['＃ＥＥＦ７Ｆ２', 'hex in full-width characters'],
  ['#EEF7F2FF', 'hex with alpha'],
  ['238,247,242', 'RGB'],
  ['238, 247, 242', 'RGB with spaces'],
  ['238 247 242', 'RGB separated by spaces'],
  ['238，247，242', 'RGB with Chinese commas'],
  ['rgb(238, 247, 242)', 'RGB as CSS'],
  ['Moon white', 'the English gloss'],
  ['moon w', 'the beginning of the English gloss'],
  ['げっぱく', 'the Japanese reading'],
  ['ゲッパク', 'the Japanese reading in katakana'],
])('%j finds 月白 first: %s', (query) => {
  expect(find(query)[0]).toBe('月白');
});

test.each(allColors.filter((_, index) => index % 40 === 0))(
  '$name is found by every one of its keys',
  (color) => {
    const { name, pinyin, pinyin_plain, initials, hex } = color;
    const rgb = hexToRgb(hex);
    for (const query of [
      name,
      pinyin,
      pinyin_plain,
      initials,
      hex,
      hex.slice(1, 5),
      rgb.join(','),
      rgb.slice(0, 2).join(' '),
    ]) {
      expect(find(query), query).toContain(name);
    }
  },
);

test.each([
  ['white', '月白', 'a word inside of the English gloss'],
  ['朱紅', '朱红', 'Japanese characters'],
  ['しゅこ', '朱红', 'the beginning of the Japanese reading'],
])('%j finds %s: %s', (query, name) => {
  expect(find(query)).toContain(name);
});

test('the inside of an English word is not looked for', () => {
  expect(find('nabar')).toEqual([]);
});

test('an English word finds what it ends before what it begins or stands in', () => {
  const list = ['Red-bean paste', 'Old red wine', 'Cinnabar red', 'Red'].map((gloss_en, index) => ({
    name: String(index),
    hex: '#000000',
    gloss_en,
  }));
  expect(searchColors('red', list).map(({ gloss_en }) => gloss_en)).toEqual([
    'Red',
    'Cinnabar red',
    'Red-bean paste',
    'Old red wine',
  ]);
});

test('a name or a reading comes before a gloss', () => {
  const list = [
    { name: '甲', hex: '#000000', pinyin: 'jiǎ', gloss_en: 'An' },
    { name: '暗', hex: '#111111', pinyin: 'àn', gloss_en: 'Dark' },
  ];
  expect(searchColors('an', list).map(({ name }) => name)).toEqual(['暗', '甲']);
});

test('the readings derived from the toned pinyin are those of the list, for all 1,023', () => {
  for (const color of allColors) {
    const only = [{ name: '-', hex: '#000000', pinyin: color.pinyin }];
    expect(searchColors(color.pinyin_plain, only), color.name).toHaveLength(1);
    expect(searchColors(color.initials, only), color.name).toHaveLength(1);
  }
});

test.each(['lü', 'lv', 'lǜ', 'lu:'])('%s finds the greens, whatever stands for ü', (query) => {
  expect(find(query)).toContain('绿沈');
});

test.each([
  ['lushen', '绿沈'],
  ['lyushen', '绿沈'],
  ['jvhuang', '橘黄'],
  ['juhuang', '橘黄'],
])('%s finds %s, whatever was typed for ü', (query, name) => {
  expect(find(query)).toContain(name);
});

test('u finds what has u before what has ü', () => {
  const list = [
    { name: '绿', hex: '#000000', pinyin: 'lǜ' },
    { name: '鹿', hex: '#111111', pinyin: 'lù' },
  ];
  expect(searchColors('lu', list).map(({ name }) => name)).toEqual(['鹿', '绿']);
  expect(searchColors('lv', list).map(({ name }) => name)).toEqual(['绿']);
  expect(searchColors('lyu', list).map(({ name }) => name)).toEqual(['绿']);
});

test.each([
  ['朱紅', '朱红'],
  ['朱红色', '朱红'],
  ['朱紅色', '朱红'],
  ['月白色', '月白'],
  ['yuebaise', '月白'],
  ['yue bai se', '月白'],
  ['zhū hóng sè', '朱红'],
  ['cinnabar red colour', '朱红'],
  ['霜色', '霜色'],
  ['shuangse', '霜色'],
  ['筍皮棕', '筍皮棕'],
  ['笋皮棕', '筍皮棕'],
  ['0xEEF7F2', '月白'],
  ['#EE F7 F2', '月白'],
])('%s finds %s first', (query, name) => {
  expect(find(query)[0]).toBe(name);
});

test.each([
  ['綠', '绿'],
  ['綠色', '绿'],
  ['黃', '黄'],
  ['緑', '绿'],
])('%s finds the names with %s', (query, part) => {
  const found = find(query);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !name.includes(part) && !name.includes('黄'))).toEqual([]);
});

test.each([
  ['zhuhonh', '朱红'],
  ['zhuhog', '朱红'],
  ['zhuohng', '朱红'],
  ['yuebaj', '月白'],
  ['cinabar red', '朱红'],
  ['haitanghomg', '海棠红'],
])('one wrong letter in six is forgiven: %s finds %s', (query, name) => {
  expect(find(query)).toContain(name);
});

test.each(['zhuxx', 'xxxxxx', 'zhuhxyz', '朱虹', '#ED512Z'])('%s has too many mistakes', (query) => {
  expect(find(query)).not.toContain('朱红');
});

test('whole syllables come before a part of one', () => {
  const list = [
    { name: '蓝', hex: '#000000', pinyin: 'lán' },
    { name: '昂青', hex: '#111111', pinyin: 'áng qīng' },
    { name: '天安', hex: '#222222', pinyin: 'tiān ān' },
    { name: '暗红', hex: '#333333', pinyin: 'àn hóng' },
  ];
  expect(searchColors('an', list).map(({ name }) => name)).toEqual(['暗红', '昂青', '天安', '蓝']);
});

test('a typed tone excludes other tones, an untyped one does not', () => {
  expect(find('yān hóng')).not.toContain('艳红');
  expect(find('yàn hóng')).toContain('艳红');
  expect(find('yàn hong')).toContain('艳红');
  expect(find('yan hong').length).toBeGreaterThan(find('yàn hóng').length);
});

describe('order', () => {
  const list = [
    { name: '大红袍', hex: '#100000', pinyin: 'dà hóng páo' },
    { name: '红袍', hex: '#200000', pinyin: 'hóng páo' },
    { name: '红', hex: '#300000', pinyin: 'hóng' },
    { name: '洪', hex: '#400000', pinyin: 'hóng' },
    { name: '虹', hex: '#500000' },
  ];
  const names = (query: string) => searchColors(query, list).map(({ name }) => name);

  test('is exact, then prefix, then contains', () => {
    expect(names('红')).toEqual(['红', '红袍', '大红袍']);
    expect(names('hong')).toEqual(['红', '洪', '红袍', '大红袍']);
    expect(names('hp')).toEqual(['红袍', '大红袍']);
  });

  test('hex and RGB match only from the start', () => {
    expect(names('#30')).toEqual(['红']);
    expect(names('#0000')).toEqual([]);
    expect(names('48')).toEqual(['红']);
    expect(names('0,0')).toEqual([]);
    expect(names('48,0,0,0')).toEqual([]);
  });

  test('a colour without pinyin is found by name and value', () => {
    expect(names('虹')).toEqual(['虹']);
    expect(names('#500000')).toEqual(['虹']);
  });

  test('no colour comes twice', () => {
    for (const query of ['a', 'e', 'b', '2', '25', 'da', '#', '红']) {
      const found = searchColors(query, allColors);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});

test('leading RGB components: one, two or three, exactly', () => {
  const [red, green] = hexToRgb(colorNamed('朱红').hex);
  for (const color of searchColors(`${red},${green}`, allColors)) {
    expect(hexToRgb(color.hex).slice(0, 2)).toEqual([red, green]);
  }
  expect(find('237,')).toContain('朱红');
  expect(find('237,81,38')).toEqual(['朱红']);
});

test('an empty query gives the whole list in its order', () => {
  expect(searchColors('  ', allColors)).toEqual(allColors);
  expect(searchColors('  ', allColors)).not.toBe(allColors);
});

test.each([
  'zzzz',
  '不存在的颜色',
  '256,0,0',
  '[',
  '\\',
  '.*',
  '(红',
  'a\u0300\u0300',
  '🎨',
  'x'.repeat(100_000),
  'à'.repeat(64),
])('odd or unknown text %#: nothing is found and nothing breaks', (query) => {
  expect(find(query)).toEqual([]);
});

describe('the colours that a text names in another script', () => {
  const named = (text: string) => colorsNamed(text, allColors).map(({ name }) => name);

  test.each([
    ['zhuhong', '朱红'],
    ['zhū hóng', '朱红'],
    ['vermilion', '银朱'],
    ['cinnabar red', '朱红'],
    ['朱紅', '朱红'],
    ['しゅこう', '朱红'],
    ['空色', '天蓝'],
    ['ソライロ', '天蓝'],
  ])('%s: %s first', (text, name) => expect(named(text)[0]).toBe(name));

  test.each(['', ' ', 'b', '#ED5126', '237', 'x'.repeat(65), '朱红'])('of %j there are none', (text) => {
    expect(named(text)).toEqual([]);
  });

  test('a common word names many, and initials none', () => {
    expect(named('blue').length).toBeGreaterThan(90);
    expect(named('zhh')).toEqual([]);
  });
});

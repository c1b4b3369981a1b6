import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DELETED_MEMBER_NAME } from '../identity/index.ts';
import { memberLabel, readMemberName, readText } from './index.ts';

describe('readMemberName', () => {
  it.each([
    ['苏晚', 'Sū Wǎn'],
    ['林知远', 'Lín Zhīyuǎn'],
    ['欧阳修', 'Ōuyáng Xiū'],
    ['单雄信', 'Shàn Xióngxìn'],
    ['曾巩', 'Zēng Gǒng'],
    ['李长安', 'Lǐ Cháng’ān'],
    ['棠梨', 'Táng Lí'],
    ['雨后青的人', 'yǔ hòu qīng de rén'],
    ['Anna', null],
    ['田中さくら', null],
    ['髙橋', null],
    ['', null],
  ])('reads %j as %j', (name, reading) => expect(readMemberName(name)).toBe(reading));
});

describe('memberLabel', () => {
  it.each([
    ['苏晚', 'zh', '苏晚'],
    ['苏晚', 'en', '苏晚 (Sū Wǎn)'],
    ['苏晚', 'ja', '苏晚（Sū Wǎn）'],
    ['Anna', 'en', 'Anna'],
    [DELETED_MEMBER_NAME, 'en', 'Deleted member'],
  ] as const)('names %s in %s as %s', (name, locale, words) =>
    expect(memberLabel({ name }, locale)).toBe(words),
  );
});

describe('readText', () => {
  it.each([
    ['春江花月夜', 'chūn jiāng huā yuè yè'],
    ['朱红 配色 v2', 'zhū hóng pèi sè v2'],
    ['薄荷与藏青', 'bò he yǔ zàng qīng'],
    ['Brand 蓝', 'Brand lán'],
    ['Brand', null],
    ['空いろ', null],
    ['𠮷𠮷', null],
  ])('reads %j as %j', (text, reading) => expect(readText(text)).toBe(reading));

  it('knows a reading of every traditional colour name, and the one of the list for nearly all', () => {
    const colors = JSON.parse(
      readFileSync(new URL('../../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
    ) as { name: string; pinyin: string }[];
    expect(colors.filter(({ name }) => readText(name) === null).map(({ name }) => name)).toEqual([]);
    const same = colors.filter(({ name, pinyin }) => readText(name) === pinyin);
    expect(same.length / colors.length).toBeGreaterThan(0.97);
  });
});

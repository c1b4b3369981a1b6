import { describe, expect, test } from 'vitest';
import { allColors, colorNamed, fullListTimeout } from '../testing/colors.ts';
import { dualScheme, monoScheme, nameSwatches, isSuitableName, triadicScheme } from './index.ts';

const chosen = (...names: string[]) =>
  new Map(names.map((name) => [colorNamed(name).hex, colorNamed(name)] as const));
const namesOf = (strip: readonly { hex: string }[], given = chosen()) =>
  nameSwatches(strip, allColors, given).map((entry) => entry?.color.name);

test('690 of the 1,023 names read well', () => {
  expect(allColors.filter(({ name }) => isSuitableName(name))).toHaveLength(690);
});

test.each(['月白', '朱红', '荷花白', '天水碧'])('%s reads well', (name) => {
  expect(isSuitableName(name)).toBe(true);
});

test.each([
  ['鼠背灰', 'an animal'],
  ['咖啡', 'a food'],
  ['淡绿', 'a filler'],
  ['绿色', 'a bare category'],
  ['香水玫瑰黄', 'five characters'],
  ['茹藘', 'a character outside GB 2312'],
  ['cinnabar', 'no Chinese characters'],
])('%s does not: %s', (name) => {
  expect(isSuitableName(name)).toBe(false);
});

test.each([
  [
    'mono 朱红',
    monoScheme('#ED5126'),
    chosen('朱红'),
    '荷花白 荷花白 十样锦 酡颜 朱柿 朱红 洛神珠 珊瑚赫 赭石 顺圣 爵头',
  ],
  [
    'dual 群青 + 藤黄',
    dualScheme('#1772B4', '#FFD111'),
    chosen('群青', '藤黄'),
    '莹白 星蓝 潮蓝 群青 湖绿 麦苗绿 青矾绿 藤黄 谷黄 枯绿 粽叶绿',
  ],
  [
    'triadic 胭脂',
    triadicScheme('#9D2933'),
    chosen('胭脂'),
    '嫣红 玉红 胭脂 爵头 绿沈 翠虬 油绿 苍苍 海涛蓝 满天星紫 藏蓝',
  ],
])('%s has the names of the drawn screens', (_, strip, given, expected) => {
  expect(namesOf(strip, given).join(' ')).toBe(expected);
});

describe('a strip', () => {
  test('has each name once, except for equal colours', fullListTimeout, () => {
    for (const { hex } of allColors.filter((_, index) => index % 10 === 0)) {
      const strip = monoScheme(hex);
      const names = namesOf(strip);
      expect(new Set(names).size).toBe(new Set(strip.map((swatch) => swatch.hex)).size);
      strip.forEach((swatch, index) => {
        expect(names[index]).toBe(names[strip.findIndex((other) => other.hex === swatch.hex)]);
        expect(isSuitableName(names[index] ?? '')).toBe(true);
      });
    }
  });

  test('keeps the name of the chosen colour even if it does not read well, at distance 0', () => {
    const [, entry] = nameSwatches(
      [{ hex: '#FFFFFF' }, { hex: colorNamed('鼠背灰').hex }],
      allColors,
      chosen('鼠背灰'),
    );
    expect(entry).toMatchObject({ color: { name: '鼠背灰' }, deltaE: 0 });
  });

  test('does not give the chosen name to a neighbour', () => {
    const red = colorNamed('朱红').hex;
    expect(
      namesOf([{ hex: '#EE5126' }, { hex: red }], chosen('朱红')).filter((name) => name === '朱红'),
    ).toHaveLength(1);
  });

  test('says null where no name is left', () => {
    const one = [colorNamed('月白')];
    expect(nameSwatches([{ hex: '#FFFFFF' }, { hex: '#000000' }], one)).toEqual([
      { color: one[0], deltaE: expect.any(Number) },
      null,
    ]);
    expect(nameSwatches([{ hex: '#FFFFFF' }], [])).toEqual([null]);
    expect(nameSwatches([], allColors)).toEqual([]);
  });
});

import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { describe, expect, it } from 'vitest';
import { isNamed } from '@danqing/contracts/page';
import { pickerResults } from './picker-results.ts';

const names = (query: string) =>
  pickerResults(query, sampleColors).options.map((option) => (isNamed(option) ? option.name : option.hex));

describe('pickerResults', () => {
  it('offers everything for nothing', () => {
    expect(pickerResults(' ', sampleColors)).toMatchObject({
      options: sampleColors,
      count: sampleColors.length,
    });
  });

  it.each([
    ['name', '胭脂', ['胭脂', '胭脂红', '胭脂虫']],
    ['pinyin', 'yanzhi', ['胭脂', '胭脂红', '胭脂虫']],
    ['hex', '#ED5126', ['朱红']],
    ['first RGB component', '237,', ['朱红']],
    ['all RGB components', '237,81,38', ['朱红']],
  ])('finds by %s', (_by, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('takes three digits for the first RGB component before it takes them for a short hex', () => {
    expect(names('237').slice(0, 2)).toEqual(['朱红', '#223377']);
  });

  it('offers a hex that no colour has as a custom colour, with its neighbours', () => {
    const results = pickerResults('#1772b5', sampleColors);
    expect(results.options[0]).toEqual({ hex: '#1772B5' });
    expect(results.options[1]).toBe(sampleColor('群青'));
    expect(results).toMatchObject({ count: 0, invalidHex: false });
    expect([...results.near.keys()]).toEqual(results.options.slice(1));
    expect(results.near.get(sampleColor('群青'))).toBeLessThan(1);
  });

  it('works for a hex without any list', () => {
    const { options, near } = pickerResults('#1772b5', []);
    expect([options, near.size]).toEqual([[{ hex: '#1772B5' }], 0]);
  });

  it('offers three RGB components that no colour has as a custom colour, and those of a colour as that colour', () => {
    expect(pickerResults('18,52,86', sampleColors).options[0]).toEqual({ hex: '#123456' });
    for (const query of ['237,81,38', 'rgba(237,81,38,0.5)', '#ED5126;'])
      expect(names(query)).toEqual(['朱红']);
  });

  it('takes the value of a CSS function', () => {
    expect(pickerResults('hsl(210 65% 20%)', sampleColors, '#123454').options[0]).toEqual({ hex: '#123454' });
    const [first, ...rest] = pickerResults('hsl(13 85% 54%)', sampleColors, '#ED5126').options;
    expect([first, rest]).toEqual([sampleColor('朱红'), []]);
  });

  it('offers a CSS colour name after the colours that the word finds', () => {
    expect(pickerResults('tomato', sampleColors, '#FF6347').options[0]).toEqual({ hex: '#FF6347' });
    const { options } = pickerResults('red', sampleColors, '#FF0000');
    expect(isNamed(options[0]!)).toBe(true);
    expect(options).toContainEqual({ hex: '#FF0000' });
  });

  it('says what is no hex, unless colours begin like it', () => {
    expect(pickerResults('#12345', sampleColors).invalidHex).toBe(true);
    expect(pickerResults('#ED512', sampleColors)).toMatchObject({ invalidHex: false, count: 1 });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHex } from '../testing/colors.ts';
import { hexToCmyk, hexToRgb, parseHex } from './index.ts';

test.each([
  ['#E60012', '#E60012'],
  ['e60012', '#E60012'],
  ['  #e60012\n', '#E60012'],
  ['#abc', '#AABBCC'],
  ['abc', '#AABBCC'],
  ['#abcd', '#AABBCC'],
  ['#AABBCCDD', '#AABBCC'],
  ['aabbcc00', '#AABBCC'],
])('parseHex reads %j as %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});

test.each([
  '',
  '#',
  '#1',
  '#12',
  '#12345',
  '#1234567',
  '#123456789',
  '##123456',
  '#12 34 56',
  'red',
  '#GGGGGG',
  '＃123456',
  '0x123456',
  'rgb(1,2,3)',
  'NaN',
])('parseHex gives null for %j', (text) => {
  expect(parseHex(text)).toBeNull();
});

test.each([
  null,
  undefined,
  123456,
  NaN,
  {},
  [],
  ['#123456'],
  true,
  Symbol('#fff'),
  { toString: () => '#fff' },
])('parseHex gives null for the value %o, which is no string', (value) => {
  expect(parseHex(value)).toBeNull();
});

test('parseHex never throws and gives only #RRGGBB', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseHex(value) ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
    }),
  );
});

test('hexToRgb is the inverse of writing two digits per component', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const digits = hexToRgb(hex).map((value) => value.toString(16).padStart(2, '0'));
      expect(`#${digits.join('')}`.toUpperCase()).toBe(hex);
    }),
  );
});

test.each([
  ['#9D2933', '0,74,68,38'],
  ['#000000', '0,0,0,100'],
  ['#FFFFFF', '0,0,0,0'],
  ['#00FFFF', '100,0,0,0'],
])('hexToCmyk computes %s as %s', (hex, cmyk) => {
  expect(hexToCmyk(hex)).toBe(cmyk);
});

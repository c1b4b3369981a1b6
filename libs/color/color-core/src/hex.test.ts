import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHex } from '../testing/colors.ts';
import { cmykToHex, hexToCmyk, hexToRgb, parseHex } from './index.ts';

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

test.each([
  [[0, 66, 84, 7], '#ED5126'],
  [[0, 0, 0, 0], '#FFFFFF'],
  [[0, 0, 0, 100], '#000000'],
  [[100, 100, 0, 0], '#0000FF'],
] as const)('cmykToHex reads %j as %s', (inks, hex) => {
  expect(cmykToHex(inks)).toBe(hex);
});

test.each([[[0, 0, 0, 101] as const], [[-1, 0, 0, 0] as const], [[Number.NaN, 0, 0, 0] as const]])(
  'cmykToHex refuses %j',
  (inks) => {
    expect(cmykToHex(inks)).toBeNull();
  },
);

test('what hexToCmyk gives leads back to within its rounding', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const [c = 0, m = 0, y = 0, k = 0] = hexToCmyk(hex).split(',').map(Number);
      const back = hexToRgb(cmykToHex([c, m, y, k])!);
      // CMYK is rounded to whole percent. Half a percent each of black and of ink changes a component by up
      // to 2.6 of 255.
      hexToRgb(hex).forEach((component, index) => expect(Math.abs(component - back[index]!)).toBeLessThan(4));
    }),
  );
});

import { expect, it } from 'vitest';
import { colorValues } from './color-values.ts';

it.each([
  ['#ED5126', { rgb: '237,81,38', hsl: '13,84.7%,53.9%', cmyk: '0,66,84,7' }],
  ['#000000', { rgb: '0,0,0', hsl: '0,0%,0%', cmyk: '0,0,0,100' }],
  ['#808080', { rgb: '128,128,128', hsl: '0,0%,50.2%', cmyk: '0,0,0,50' }],
  ['#FF0001', { rgb: '255,0,1', hsl: '359.8,100%,50%', cmyk: '0,100,100,0' }],
])('%s', (hex, values) => {
  expect(colorValues(hex)).toEqual(values);
});

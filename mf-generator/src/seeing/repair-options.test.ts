import { sampleColors } from '@danqing/area-kit/testing';
import { meetsContrast } from '@danqing/color-core';
import { expect, it } from 'vitest';
import { repairOptions } from './repair-options.ts';

const light = { hex: '#F07577', label: '300', swatch: '300' };
const dark = { hex: '#C65054', label: '500', swatch: '500' };
const white = { hex: '#FFFFFF', label: '白', swatch: null };

it('offers for both colours what passes, the smallest change first', () => {
  const options = repairOptions(dark, light, 'aa', sampleColors);
  expect(new Set(options.map(({ part }) => part))).toEqual(new Set(['text', 'ground']));
  expect(options.map(({ deltaE }) => deltaE)).toEqual(
    options.map(({ deltaE }) => deltaE).toSorted((a, b) => a - b),
  );
  for (const { text, ground, value, part, color } of options) {
    expect(meetsContrast(text, ground, 'aa')).toBe(true);
    expect(value).toBeGreaterThanOrEqual(4.5);
    expect(part === 'text' ? [color.hex, light.hex] : [dark.hex, color.hex]).toEqual([text, ground]);
  }
});

it('replaces neither white nor black', () => {
  const options = repairOptions(light, white, 'aa', sampleColors);
  expect(options.length).toBeGreaterThan(0);
  for (const { part, swatch } of options) expect([part, swatch]).toEqual(['text', '300']);
});

it('has nothing to offer where one colour alone cannot do it', () => {
  const middle = { hex: '#767676', label: '500', swatch: '500' };
  const other = { hex: '#7A7A7A', label: '400', swatch: '400' };
  expect(repairOptions(middle, other, 'aaa', sampleColors)).toEqual([]);
});

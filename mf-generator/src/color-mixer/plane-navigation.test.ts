import { oklchToHex, PLANE_CHROMA } from '@danqing/color-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointAt, movePointByKey } from './plane-navigation.ts';

const red = { l: 0.64, c: 0.2, h: 35 };

it.each([
  ['ArrowUp', false, 0.65, 0.2],
  ['ArrowDown', true, 0.59, 0.2],
  ['ArrowLeft', false, 0.64, 0.195],
  ['ArrowLeft', true, 0.64, 0.175],
  ['PageUp', false, 0.69, 0.2],
  ['Home', false, 0.64, 0],
])('%s (far: %s) leads to lightness %d and chroma %d', (key, far, l, c) => {
  const point = movePointByKey(key, far, red);
  expect(point?.l).toBeCloseTo(l, 9);
  expect(point?.c).toBeLessThanOrEqual(c + 1e-9);
  expect(point?.c).toBeGreaterThan(c - 0.02);
});

it('leaves other keys to the page', () => {
  expect(movePointByKey('Tab', false, red)).toBeNull();
});

it('gives only colours that sRGB has, wherever the pointer is', () => {
  const anyPart = fc.double({ min: -2, max: 3, noNaN: true });
  fc.assert(
    fc.property(anyPart, anyPart, fc.double({ min: 0, max: 360, noNaN: true }), (x, y, h) => {
      const point = pointAt(x, y, h);
      expect(point.c).toBeLessThanOrEqual(PLANE_CHROMA);
      expect(oklchToHex({ ...point, h }).mapped).toBe(false);
    }),
  );
});

it('End goes to the edge of sRGB', () => {
  const edge = movePointByKey('End', false, red);
  expect(oklchToHex({ ...red, c: (edge?.c ?? 0) + 0.003 }).mapped).toBe(true);
});

import { expect, test } from 'vitest';
import { swatchStepOf } from './scheme-kind.ts';

test.each([
  ['500', '500'],
  ['primary-50', '50'],
  ['mid-300', '300'],
  ['triadA-950', '950'],
  ['sky-500', 'sky-500'],
  ['mid-', 'mid-'],
  ['', ''],
])('the step of %j is %j', (shade, step) => {
  expect(swatchStepOf(shade)).toBe(step);
});

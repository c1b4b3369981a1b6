import { expect, it } from 'vitest';
import { nearness } from './nearness.ts';

it.each([
  [0, 'same'],
  [1, 'same'],
  [1.01, 'noticeable'],
  [2.3, 'noticeable'],
  [2.31, 'close'],
  [5, 'close'],
  [5.01, 'far'],
])('ΔE %d is %s', (deltaE, word) => {
  expect(nearness(deltaE)).toBe(word);
});

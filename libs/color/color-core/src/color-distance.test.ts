import { expect, it } from 'vitest';
import { classifyDistance } from './color-distance.ts';

it.each([
  [0, 'same'],
  [1, 'same'],
  [1.01, 'noticeable'],
  [2.3, 'noticeable'],
  [2.31, 'close'],
  [5, 'close'],
  [5.01, 'far'],
])('ΔE %d is %s', (deltaE, word) => {
  expect(classifyDistance(deltaE)).toBe(word);
});

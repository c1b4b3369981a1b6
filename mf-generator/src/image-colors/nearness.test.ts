import { expect, it } from 'vitest';
import { nearness } from './nearness.ts';

it.each([
  [0, 'same'],
  [0.1, 'near'],
  [5, 'near'],
  [5.1, 'similar'],
  [10, 'similar'],
  [10.1, 'far'],
])('ΔE %d is %s', (deltaE, word) => {
  expect(nearness(deltaE)).toBe(word);
});

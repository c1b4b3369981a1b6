import { hash } from 'node:crypto';

const HEX_DIGITS = 12;
const RANGE = 16 ** HEX_DIGITS;

/**
 * Returns the canary bucket of a visitor in an area, 0 ≤ x < 100. It depends only on the two arguments. A
 * visitor therefore stays in the bucket for later canaries, and areas select different visitors.
 */
export function bucketOf(visitor: string, area: string): number {
  const digits = hash('sha256', `${area}\0${visitor}`).slice(0, HEX_DIGITS);
  return (Number.parseInt(digits, 16) / RANGE) * 100;
}

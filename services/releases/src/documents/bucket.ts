import { hash } from 'node:crypto';

const HEX_DIGITS = 12;
const RANGE = 16 ** HEX_DIGITS;

/**
 * The position of a visitor, 0 ≤ x < 100, for the canaries of an area. Depends on these two alone: the same visitors
 * get the next canary as well, and those of another area are others.
 */
export function bucketOf(visitor: string, area: string): number {
  const digits = hash('sha256', `${area}\0${visitor}`).slice(0, HEX_DIGITS);
  return (Number.parseInt(digits, 16) / RANGE) * 100;
}

import type { SchemeKind } from '../palette/scheme-kind.ts';
import { orderSwatchKeys, schemeGroups, swatchKeys } from './swatch-keys.ts';

const choices = (mode: SchemeKind) =>
  schemeGroups(mode).flatMap((group) => group.map((_, index) => group.length - index));

/** Returns the bits that the rank of an order needs: 11! orders in mono, 4! · 3! · 4! in groups. */
export const orderBits = (mode: SchemeKind): number =>
  Math.ceil(Math.log2(choices(mode).reduce((product, count) => product * count, 1)));

/**
 * Returns the rank of an order among all orders of its mode (Lehmer code in mixed radix). 0 is the generated
 * order.
 */
export function rankOf(mode: SchemeKind, order: readonly string[]): number {
  const left = [...swatchKeys(mode)];
  const counts = choices(mode);
  return orderSwatchKeys(mode, order).reduce((rank, name, index) => {
    const choice = left.indexOf(name);
    left.splice(choice, 1);
    return rank * (counts[index] ?? 1) + choice;
  }, 0);
}

/** Returns the order of a rank, empty for 0, or null when the rank is out of range. */
export function orderOf(mode: SchemeKind, rank: number): readonly string[] | null {
  if (rank === 0) return [];
  let rest = rank;
  const digits = choices(mode)
    .toReversed()
    .map((count) => {
      const digit = rest % count;
      rest = Math.floor(rest / count);
      return digit;
    })
    .toReversed();
  if (rest > 0) return null;
  const left = [...swatchKeys(mode)];
  return digits.flatMap((digit) => left.splice(digit, 1));
}

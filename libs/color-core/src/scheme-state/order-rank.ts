import type { SchemeKind } from '../palette/scheme-kind.ts';
import { arrangedPlaces, schemeGroups, schemePlaces } from './scheme-places.ts';

/** How many names are left to choose from at each place of the strip: 11, 10, 9… in mono, 4, 3, 2, 1, 3, 2… in groups. */
const choices = (mode: SchemeKind) =>
  schemeGroups(mode).flatMap((group) => group.map((_, index) => group.length - index));

/** How many bits the rank of an order takes: 11! orders in mono, 4! · 3! · 4! in groups. */
export const orderBits = (mode: SchemeKind): number =>
  Math.ceil(Math.log2(choices(mode).reduce((product, count) => product * count, 1)));

/** The number of an order among all orders of its mode, by the choice at each place in mixed radix (Lehmer code); 0: as generated. */
export function rankOf(mode: SchemeKind, order: readonly string[]): number {
  const left = [...schemePlaces(mode)];
  const counts = choices(mode);
  return arrangedPlaces(mode, order).reduce((rank, name, index) => {
    const choice = left.indexOf(name);
    left.splice(choice, 1);
    return rank * (counts[index] ?? 1) + choice;
  }, 0);
}

/** The order of a rank, empty for 0; null for a number that is none. */
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
  const left = [...schemePlaces(mode)];
  return digits.flatMap((digit) => left.splice(digit, 1));
}

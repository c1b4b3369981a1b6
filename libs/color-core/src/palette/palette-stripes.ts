import { requireHex } from '../hex.ts';
import { hexToOklch } from '../oklch.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { schemeKind } from './scheme-kind.ts';

/**
 * The colours that show a palette on a card, at most `count`. Each hex once, where it is listed last: a saved primary
 * that is also the 500 step is shown among its shades. When there are more than `count`, they are spread evenly over
 * the list, first and last included, and primary and secondary take the place of the ones nearest to them. The shades
 * of one colour come light to dark, everything else as listed. The same list gives the same stripes. Throws
 * `InvalidHexError`.
 */
export function paletteStripes<E extends PaletteEntry>(colors: readonly E[], count: number): E[] {
  if (count < 1) return [];
  const first = new Map<string, E>();
  for (const entry of colors) {
    const hex = requireHex(entry.hex);
    const kept = first.get(hex) ?? entry;
    // Deleted first, so that it takes the place where it is listed last.
    first.delete(hex);
    first.set(hex, kept);
  }
  const scheme = colors.filter(({ type }) => type === 'scheme');
  const distinct = [...first.values()];
  if (schemeKind(scheme) === 'mono') distinct.sort((a, b) => hexToOklch(b.hex).l - hexToOklch(a.hex).l);
  if (distinct.length <= count) return distinct;

  const primary = colors.find(({ type }) => type === 'primary') ?? colors[0];
  const secondary = colors.find(({ type }) => type === 'secondary');
  const placeOf = (entry: E | undefined) =>
    entry ? distinct.findIndex(({ hex }) => requireHex(hex) === requireHex(entry.hex)) : -1;
  return spread(distinct.length, count, [placeOf(primary), placeOf(secondary)]).flatMap(
    (place) => distinct[place] ?? [],
  );
}

/** `count` places of `length`, evenly from first to last; each wanted place (-1: none) replaces the nearest that is not wanted. */
function spread(length: number, count: number, wanted: readonly number[]): number[] {
  const step = (length - 1) / Math.max(1, count - 1);
  const places = Array.from({ length: count }, (_, index) => Math.round(index * step));
  for (const place of wanted) {
    if (place < 0 || places.includes(place)) continue;
    const free = places.filter((one) => !wanted.includes(one));
    const nearest = free.sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b)[0];
    if (nearest !== undefined) places[places.indexOf(nearest)] = place;
  }
  return places.sort((a, b) => a - b);
}

import { requireHex } from '../hex.ts';
import { hexToOklch } from '../oklch.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { schemeKind } from './scheme-kind.ts';

/**
 * Selects at most `count` colours that represent a palette on a card. Deterministic.
 * Each hex occurs once, at its last position, so a primary that equals the 500 step stays among its shades. A
 * longer list is sampled evenly and includes its first and last colour. Primary and secondary replace the
 * nearest samples. Shades of one colour are sorted light to dark.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function paletteStripes<E extends PaletteEntry>(colors: readonly E[], count: number): E[] {
  if (count < 1) return [];
  const first = new Map<string, E>();
  for (const entry of colors) {
    const hex = requireHex(entry.hex);
    const kept = first.get(hex) ?? entry;
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

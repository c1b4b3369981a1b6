import { harmonyGroups, type Harmony } from '../harmonies.ts';
import type { SchemeKind } from '../palette/scheme-kind.ts';
import { dualSteps, shadeOffsets, triadicSteps } from '../schemes.ts';

type Steps = readonly (readonly [shade: number, offset: number])[];

const named = (groups: Readonly<Record<string, Steps>>) =>
  Object.entries(groups).map(([type, steps]) => steps.map(([shade]) => `${type}-${shade}`));

const harmony = (wanted: Harmony) =>
  harmonyGroups(wanted).map(({ type, shades }) => shades.map((shade) => `${type}-${shade}`));

const groups: Readonly<Record<SchemeKind, readonly (readonly string[])[]>> = {
  mono: [Object.keys(shadeOffsets)],
  dual: named(dualSteps),
  triadic: named(triadicSteps),
  even: [Object.keys(shadeOffsets)],
  complementary: harmony('complementary'),
  analogous: harmony('analogous'),
  split: harmony('split'),
  tetradic: harmony('tetradic'),
};

/** The names of a scheme's eleven swatches as they are generated, in the groups within which they can change places. */
export const schemeGroups = (mode: SchemeKind): readonly (readonly string[])[] => groups[mode];

/** The names of a scheme's eleven swatches as they are generated: the places of the strip. */
export const schemePlaces = (mode: SchemeKind): readonly string[] => groups[mode].flat();

/**
 * The eleven names in the wanted order. Names stay in their group; one whose order is not told keeps its place behind those whose
 * is.
 */
export function arrangedPlaces(mode: SchemeKind, order: readonly string[]): readonly string[] {
  if (order.length === 0) return schemePlaces(mode);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return groups[mode].flatMap((group) => group.toSorted((a, b) => rank(a) - rank(b)));
}

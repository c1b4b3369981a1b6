import { harmonyGroups, harmonyTurns, type Harmony } from '../harmonies.ts';
import type { SchemeKind } from '../palette/scheme-kind.ts';
import { dualSteps, shadeOffsets, triadicSteps } from '../schemes.ts';

type Steps = readonly (readonly [shade: number, offset: number])[];

const named = (groups: Readonly<Record<string, Steps>>) =>
  Object.entries(groups).map(([type, steps]) => steps.map(([shade]) => `${type}-${shade}`));

const harmonies = Object.fromEntries(
  (Object.keys(harmonyTurns) as Harmony[]).map((harmony) => [
    harmony,
    harmonyGroups(harmony).map(({ type, shades }) => shades.map((shade) => `${type}-${shade}`)),
  ]),
) as Record<Harmony, string[][]>;

const groups: Readonly<Record<SchemeKind, readonly (readonly string[])[]>> = {
  mono: [Object.keys(shadeOffsets)],
  dual: named(dualSteps),
  triadic: named(triadicSteps),
  even: [Object.keys(shadeOffsets)],
  ...harmonies,
};

/**
 * The names of a scheme's eleven swatches in generated order. Swatches can be reordered only within their
 * group.
 */
export const schemeGroups = (mode: SchemeKind): readonly (readonly string[])[] => groups[mode];

/** Returns the names of a scheme's eleven swatches in generated order, which `orderSwatchKeys` permutes. */
export const swatchKeys = (mode: SchemeKind): readonly string[] => groups[mode].flat();

/**
 * Sorts the eleven names by the given order, within their groups. Names missing from `order` follow in
 * generated order.
 */
export function orderSwatchKeys(mode: SchemeKind, order: readonly string[]): readonly string[] {
  if (order.length === 0) return swatchKeys(mode);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return groups[mode].flatMap((group) => group.toSorted((a, b) => rank(a) - rank(b)));
}

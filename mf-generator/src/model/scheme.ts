import {
  arrangedPlaces,
  monoScheme,
  schemeSwatches,
  type SchemeSwatch,
  type Swatch,
} from '@danqing/color-core';
import { logError } from '@danqing/ui-kit';
import type { GeneratorState } from './generator-state.ts';

export type { SchemeSwatch };

/**
 * The swatches of the state in the order of the strip. A scheme that cannot be generated is empty, and the reason is logged
 * (specification part 1 §8).
 */
export function schemeOf(state: GeneratorState): readonly SchemeSwatch[] {
  if (state.palette) return state.palette.swatches;
  try {
    return schemeSwatches(state.primary.hex, state);
  } catch (error) {
    logError('generator: the scheme could not be generated', error);
    return [];
  }
}

/**
 * What the previews are drawn in: the swatches as they are generated, whatever their order in the strip; as long as the second
 * colour is missing, the primary alone.
 */
export function previewSwatches(state: GeneratorState, scheme: readonly SchemeSwatch[]): readonly Swatch[] {
  if (state.mode === 'dual' && !state.secondary && scheme.length > 0) return monoScheme(state.primary.hex);
  if (state.order.length === 0) return scheme;
  const places = arrangedPlaces(state.mode, []);
  return scheme.toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name));
}

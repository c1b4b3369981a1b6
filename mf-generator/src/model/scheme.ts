import {
  orderSwatchKeys,
  monoScheme,
  schemeSwatches,
  type SchemeSwatch,
  type Swatch,
} from '@danqing/color-core';
import { logError } from '@danqing/ui-kit';
import type { GeneratorState } from './generator-state.ts';

export type { SchemeSwatch };

/**
 * Returns the swatches in the order of the strip. If generation fails, it returns none and logs the reason
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
 * Returns the swatches for the previews, in generated order regardless of the strip's. In dual mode without a
 * second colour, these are the primary's mono scheme.
 */
export function previewSwatches(state: GeneratorState, scheme: readonly SchemeSwatch[]): readonly Swatch[] {
  if (state.mode === 'dual' && !state.secondary && scheme.length > 0) return monoScheme(state.primary.hex);
  if (state.order.length === 0) return scheme;
  const places = orderSwatchKeys(state.mode, []);
  return scheme.toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name));
}

import {
  dualPrimaryGroup,
  dualScheme,
  monoScheme,
  parseHex,
  triadicScheme,
  type Swatch,
} from '@danqing/color-core';
import { logError } from '../log/log-error.ts';
import type { GeneratorState } from './generator-state.ts';

export interface SchemeSwatch extends Swatch {
  /** What the scheme itself has here, before the visitor replaced it. */
  generated: string;
}

/**
 * The swatches of the state, with the visitor's replacements in their places. In dual mode without a second colour only the
 * first group. A scheme that cannot be generated is empty, and the reason is logged (specification part 1 §8).
 */
export function schemeOf(state: GeneratorState): SchemeSwatch[] {
  try {
    return generate(state).map((swatch) => replaced(swatch, state.replacements[swatch.name]));
  } catch (error) {
    logError('the scheme could not be generated', error);
    return [];
  }
}

/** What the previews are drawn in: as long as the second colour is missing, the primary alone. */
export function previewSwatches(state: GeneratorState, scheme: readonly SchemeSwatch[]): readonly Swatch[] {
  if (state.mode !== 'dual' || state.secondary || scheme.length === 0) return scheme;
  return monoScheme(state.primary.hex);
}

function generate({ mode, primary, secondary }: GeneratorState): Swatch[] {
  if (mode === 'mono') return monoScheme(primary.hex);
  if (mode === 'triadic') return triadicScheme(primary.hex);
  return secondary ? dualScheme(primary.hex, secondary.hex) : dualPrimaryGroup(primary.hex);
}

function replaced(swatch: Swatch, by: string | undefined): SchemeSwatch {
  const hex = parseHex(by);
  if (!hex || hex === swatch.hex) return { ...swatch, generated: swatch.hex };
  return { ...swatch, hex, mapped: false, shift: 0, generated: swatch.hex };
}

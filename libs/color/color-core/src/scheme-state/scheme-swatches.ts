import { evenScheme } from '../even-ramp.ts';
import { harmonyScheme } from '../harmony-scheme.ts';
import { parseHex, type Hex } from '../hex.ts';
import { dualPrimaryGroup, dualScheme, monoScheme, triadicScheme, type Swatch } from '../schemes.ts';
import { orderSwatchKeys } from './swatch-keys.ts';
import type { SchemeState } from './scheme-state.ts';

export interface SchemeSwatch extends Swatch {
  generated: Hex;
  locked: boolean;
}

/**
 * Returns the swatches of a state in display order, with the visitor's replacements. Dual mode without a
 * second colour returns only the primary group. A replaced swatch is no longer marked as mapped; an invalid
 * replacement is ignored.
 *
 * @throws {InvalidHexError} when the primary or second colour is not valid
 */
export function schemeSwatches(primary: string, state: SchemeState): SchemeSwatch[] {
  const places = orderSwatchKeys(state.mode, state.order);
  return generate(primary, state)
    .map((swatch): SchemeSwatch => {
      const as = { ...swatch, generated: swatch.hex, locked: state.locked.includes(swatch.name) };
      const hex = parseHex(state.replacements[swatch.name]?.hex);
      return hex && hex !== swatch.hex ? { ...as, hex, mapped: false, shift: 0 } : as;
    })
    .sort((a, b) => places.indexOf(a.name) - places.indexOf(b.name));
}

function generate(primary: string, { mode, secondary }: SchemeState): Swatch[] {
  switch (mode) {
    case 'mono':
      return monoScheme(primary);
    case 'even':
      return evenScheme(primary);
    case 'triadic':
      return triadicScheme(primary);
    case 'dual':
      return secondary ? dualScheme(primary, secondary.hex) : dualPrimaryGroup(primary);
    default:
      return harmonyScheme(mode, primary);
  }
}

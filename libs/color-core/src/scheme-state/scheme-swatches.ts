import { evenScheme } from '../even-ramp.ts';
import { harmonyScheme } from '../harmonies.ts';
import { parseHex, type Hex } from '../hex.ts';
import { dualPrimaryGroup, dualScheme, monoScheme, triadicScheme, type Swatch } from '../schemes.ts';
import { arrangedPlaces } from './scheme-places.ts';
import type { SchemeState } from './scheme-state.ts';

/** A swatch as the strip shows it. */
export interface SchemeSwatch extends Swatch {
  /** What the scheme itself has here. */
  generated: Hex;
  /** Stays when the scheme is generated anew. */
  locked: boolean;
}

/**
 * The swatches of a state in the order of its strip, with what the visitor put in their places; in dual mode without a second colour
 * only those of the primary. A replaced swatch is no longer a mapped one. Throws `InvalidHexError` for a primary or second colour
 * that is no hex; a replacement that is none is passed over.
 */
export function schemeSwatches(primary: string, state: SchemeState): SchemeSwatch[] {
  const places = arrangedPlaces(state.mode, state.order);
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

import { harmonyOf, type Harmony } from '../harmonies.ts';
import type { SwatchType } from '../schemes.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** `even` is the even ramp, which names its steps as the mono scheme does. */
export type SchemeKind = 'mono' | 'dual' | 'triadic' | 'even' | Harmony;

const KINDS: Readonly<Record<string, SchemeKind>> = {
  primary: 'dual',
  mid: 'dual',
  secondary: 'dual',
  triadA: 'triadic',
  triadB: 'triadic',
  triadC: 'triadic',
};

const kindOf = (group: string): SchemeKind | null =>
  Object.hasOwn(KINDS, group) ? (KINDS[group] ?? null) : (harmonyOf(group) ?? null);

/** The group of a scheme entry by its shade: `mid` of `mid-300`; undefined for the shades of one colour and for other texts. */
export function swatchTypeOf(shade: string | undefined): SwatchType | undefined {
  const group = /^([a-zA-Z]+)-\d+$/.exec(shade ?? '')?.[1];
  return group !== undefined && kindOf(group) ? (group as SwatchType) : undefined;
}

/** The step of a scheme entry by its shade: `300` of `mid-300`; other texts as they are. */
export const swatchStepOf = (shade: string): string =>
  swatchTypeOf(shade) ? shade.slice(shade.indexOf('-') + 1) : shade;

/**
 * Which of our schemes the scheme entries of a palette are, by their shades: `500` mono, `mid-300` dual, `triadA-950` triadic.
 * A saved even ramp is told from a mono scheme by its colours alone, and counts as mono.
 * Null when there are none, or they do not all tell the same.
 */
export function schemeKind(entries: readonly Pick<PaletteEntry, 'shade'>[]): SchemeKind | null {
  const kinds = new Set(
    entries.map(({ shade }) => {
      if (/^\d+$/.test(shade ?? '')) return 'mono';
      const type = swatchTypeOf(shade);
      return type ? kindOf(type) : null;
    }),
  );
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
}

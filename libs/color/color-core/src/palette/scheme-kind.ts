import { harmonyOf, type Harmony } from '../harmonies.ts';
import type { SwatchType } from '../schemes.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** `even` is the even ramp; its step names equal those of the mono scheme. */
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

/** Returns the group in a shade, such as `mid` for `mid-300`, or undefined for shades without a group. */
export function swatchTypeOf(shade: string | undefined): SwatchType | undefined {
  const group = /^([a-zA-Z]+)-\d+$/.exec(shade ?? '')?.[1];
  return group !== undefined && kindOf(group) ? (group as SwatchType) : undefined;
}

/**
 * Returns the step of a shade, such as `300` for `mid-300`. A shade without a known group is returned
 * unchanged.
 */
export const swatchStepOf = (shade: string): string =>
  swatchTypeOf(shade) ? shade.slice(shade.indexOf('-') + 1) : shade;

/**
 * Detects the scheme from the shades: `500` mono, `mid-300` dual, `triadA-950` triadic. A saved even ramp
 * counts as mono, because only its colours differ.
 *
 * @returns null without entries, or when their shades disagree
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

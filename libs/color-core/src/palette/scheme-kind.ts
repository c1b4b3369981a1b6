import type { SwatchType } from '../schemes.ts';
import type { PaletteEntry } from './palette-entry.ts';

export type SchemeKind = 'mono' | 'dual' | 'triadic';

const KINDS: Readonly<Record<SwatchType, SchemeKind>> = {
  primary: 'dual',
  mid: 'dual',
  secondary: 'dual',
  triadA: 'triadic',
  triadB: 'triadic',
  triadC: 'triadic',
};

/** The group of a scheme entry by its shade: `mid` of `mid-300`; undefined for the shades of one colour and for other texts. */
export function swatchTypeOf(shade: string | undefined): SwatchType | undefined {
  const group = /^([a-zA-Z]+)-\d+$/.exec(shade ?? '')?.[1];
  return group !== undefined && Object.hasOwn(KINDS, group) ? (group as SwatchType) : undefined;
}

/**
 * Which of our schemes the scheme entries of a palette are, by their shades: `500` mono, `mid-300` dual, `triadA-950` triadic.
 * Null when there are none, or they do not all tell the same.
 */
export function schemeKind(entries: readonly Pick<PaletteEntry, 'shade'>[]): SchemeKind | null {
  const kinds = new Set(
    entries.map(({ shade }) => {
      if (/^\d+$/.test(shade ?? '')) return 'mono';
      const type = swatchTypeOf(shade);
      return type ? KINDS[type] : null;
    }),
  );
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
}

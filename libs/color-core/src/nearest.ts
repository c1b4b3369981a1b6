import { requireHex } from './hex.ts';
import { ciede2000, readRgb, toLab } from './spaces.ts';

export interface NamedHex {
  readonly name: string;
  readonly hex: string;
}

export interface Nearest<C> {
  color: C;
  /** CIEDE2000; 0 means the same hex. */
  deltaE: number;
}

const labOf = (hex: string) => toLab(readRgb(hex));

/** Lab of the colours seen so far, by the colour object, which therefore must not change its hex. */
const labs = new WeakMap<NamedHex, ReturnType<typeof labOf>>();

function labOfColor(color: NamedHex) {
  let lab = labs.get(color);
  if (!lab) labs.set(color, (lab = labOf(color.hex)));
  return lab;
}

/**
 * Every colour of the list with its CIEDE2000 distance to `hex`, in the order of the list.
 * A plain scan: CIEDE2000 breaks the triangle inequality, so a tree could miss the nearest.
 */
export function distances<C extends NamedHex>(hex: string, colors: readonly C[]): Nearest<C>[] {
  const wanted = requireHex(hex);
  const lab = labOf(wanted);
  return colors.map((color) => ({ color, deltaE: ciede2000(lab, labOfColor(color)) }));
}

/**
 * The n colours nearest to `hex` by CIEDE2000, nearest first; equally near ones in the order of the list.
 * Gives the whole list when n is at least its length, nothing when n < 1. Throws `InvalidHexError`, also for a bad hex in the list.
 */
export function nearestColors<C extends NamedHex>(
  hex: string,
  colors: readonly C[],
  n: number,
): Nearest<C>[] {
  const sorted = distances(hex, colors).sort((a, b) => a.deltaE - b.deltaE);
  return sorted.slice(0, Math.max(0, n));
}

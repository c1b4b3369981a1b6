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
 * The colour of the list nearest to `hex` by CIEDE2000, among those that `accepts` lets pass; of equally near ones the first.
 * Null when none passes. Throws `InvalidHexError`, also for a bad hex in the list. Leaves out what the lightness alone puts too
 * far away; a tree could miss the nearest, because CIEDE2000 breaks the triangle inequality.
 */
export function nearestColor<C extends NamedHex>(
  hex: string,
  colors: readonly C[],
  accepts: (color: C) => boolean = () => true,
): Nearest<C> | null {
  const lab = labOf(requireHex(hex));
  let best: C | null = null;
  let least = Infinity;
  for (const color of colors) {
    const candidate = labOfColor(color);
    if (lightnessTerm(lab.l, candidate.l) > least || !accepts(color)) continue;
    const deltaE = ciede2000(lab, candidate);
    if (deltaE < least) [best, least] = [color, deltaE];
  }
  return best && { color: best, deltaE: least };
}

/**
 * The part of CIEDE2000 that two lightnesses (0-100) alone make, which the whole is never less than: what chroma and hue add is
 * c² + h² + R_T·c·h under the root with |R_T| ≤ √3, and so not negative (Sharma, Wu and Dalal 2005, equations 10 to 22).
 */
function lightnessTerm(one: number, other: number): number {
  const fromMiddle = ((one + other) / 2 - 50) ** 2;
  return Math.abs(one - other) / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
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
  const lab = labOf(requireHex(hex));
  const distances = colors.map((color) => ({ color, deltaE: ciede2000(lab, labOfColor(color)) }));
  return distances.sort((a, b) => a.deltaE - b.deltaE).slice(0, Math.max(0, n));
}

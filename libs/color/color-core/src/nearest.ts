import { requireHex } from './hex.ts';
import { ciede2000, readRgb, toLab } from './spaces.ts';

export interface NamedHex {
  readonly name: string;
  readonly hex: string;
}

export interface Nearest<C> {
  color: C;
  deltaE: number;
}

const labOf = (hex: string) => toLab(readRgb(hex));

/** Cached by colour object, so callers must not change its hex. */
const labs = new WeakMap<NamedHex, ReturnType<typeof labOf>>();

function labOfColor(color: NamedHex) {
  let lab = labs.get(color);
  if (!lab) labs.set(color, (lab = labOf(color.hex)));
  return lab;
}

/**
 * Returns the nearest colour by CIEDE2000 among those that `accepts` admits, or null. On a tie, the first one
 * wins.
 * It skips colours whose lightness alone is too far away. A search tree could miss the nearest colour,
 * because CIEDE2000 breaks the triangle inequality.
 *
 * @throws {InvalidHexError} when a hex is not valid, also in the list
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
 * Lower bound of CIEDE2000 from two lightnesses (0-100). Chroma and hue add c² + h² + R_T·c·h under the root.
 * The sum is never negative, because |R_T| ≤ √3 (Sharma, Wu and Dalal 2005, equations 10 to 22).
 */
function lightnessTerm(one: number, other: number): number {
  const fromMiddle = ((one + other) / 2 - 50) ** 2;
  return Math.abs(one - other) / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
}

/**
 * Returns the n nearest colours by CIEDE2000, nearest first; ties keep the list's order.
 *
 * @throws {InvalidHexError} when a hex is not valid, also in the list
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

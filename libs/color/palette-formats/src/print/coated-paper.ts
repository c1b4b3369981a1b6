import { hexToRgb, nearestColors, parseCssColor, type Hex } from '@danqing/color-core';
import { COATED_INKS, COATED_LAB } from './coated-tables.ts';
import type { Inks } from './inks.ts';
import { interpolateTable, type LookupTable } from './interpolate-table.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const INKS: LookupTable = { ...COATED_INKS, values: bytesOf(COATED_INKS.base64) };
const LAB: LookupTable = { ...COATED_LAB, values: bytesOf(COATED_LAB.base64) };

/**
 * CIEDE2000 above which a print visibly misses its colour. In-gamut colours stay below it, including the
 * rounding to whole percent.
 */
export const PRINTABLE_DIFFERENCE = 3;

/**
 * Returns the inks of a screen colour on coated paper in whole percent (FOGRA39, relative colorimetric with
 * black point compensation).
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function coatedInks(hex: string): Inks {
  const levels = interpolateTable(
    INKS,
    hexToRgb(hex).map((component) => component / 255),
  );
  return levels.map((level) => Math.round((100 * level) / 255)) as unknown as Inks;
}

/** Returns the screen colour of inks on coated paper, mapped into sRGB. */
export function coatedHex(inks: Inks): Hex {
  const [lightness = 0, a = 0, b = 0] = interpolateTable(
    LAB,
    inks.map((ink) => ink / 100),
  );
  return parseCssColor(`lab(${(100 * lightness) / 255} ${a - 128} ${b - 128})`)!;
}

/**
 * Returns how a screen colour looks on coated paper, and the difference as CIEDE2000.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function printOnCoated(hex: string): { inks: Inks; printed: Hex; deltaE: number } {
  const inks = coatedInks(hex);
  const printed = coatedHex(inks);
  const [nearest] = nearestColors(hex, [{ name: '', hex: printed }], 1);
  return { inks, printed, deltaE: nearest!.deltaE };
}

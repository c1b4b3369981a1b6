import type { Hex } from '../hex.ts';
import { hexToRgb } from '../hex.ts';
import { ciede2000, readRgb, toLab, writeHex } from '../spaces.ts';

/**
 * Colour vision deficiencies by the missing cones: `protan` long-wave (red), `deutan` middle-wave (green),
 * `tritan` short-wave (blue), `achromat` all.
 */
export type ColorVision = 'protan' | 'deutan' | 'tritan' | 'achromat';

export const COLOR_VISIONS: readonly ColorVision[] = ['protan', 'deutan', 'tritan', 'achromat'];

export type ColorMatrix = readonly (readonly [red: number, green: number, blue: number])[];

/**
 * Matrices of the strongest deficiency for linear-light sRGB; encoded values would render red much too dark.
 * Protan, deutan, tritan: Machado, Oliveira and Fernandes 2009, severity 1. Achromat: relative luminance of
 * WCAG 2 (Rec. 709).
 */
export const COLOR_VISION_MATRICES: Readonly<Record<ColorVision, ColorMatrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromat: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/**
 * Simulates a colour vision deficiency, clipped to sRGB.
 *
 * @throws {InvalidHexError} when `hex` is not valid
 */
export function simulateColorVision(hex: string, vision: ColorVision): Hex {
  const [red, green, blue] = hexToRgb(hex).map(linearLight) as [number, number, number];
  const [r = 0, g = 0, b = 0] = COLOR_VISION_MATRICES[vision].map(
    (row) => row[0] * red + row[1] * green + row[2] * blue,
  );
  return writeHex({ mode: 'lrgb', r: inRange(r), g: inRange(g), b: inRange(b) });
}

export interface ConfusablePair {
  first: number;
  second: number;
  deltaE: number;
  seenDeltaE: number;
}

/**
 * Minimum CIEDE2000 at which separate patches are clearly distinct. Palette checkers use a "smallest
 * difference" of similar size (9 to 11).
 */
const TOLD_APART = 10;
const LOSS = 0.5;

/**
 * Returns the pairs that are distinct with normal vision but not with the deficiency, closest first.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function confusablePairs(hexes: readonly string[], vision: ColorVision): ConfusablePair[] {
  const lab = (hex: string) => toLab(readRgb(hex));
  const plain = hexes.map(lab);
  const seen = hexes.map((hex) => lab(simulateColorVision(hex, vision)));
  const pairs: ConfusablePair[] = [];
  for (const [second, there] of plain.entries()) {
    for (const [first, here] of plain.slice(0, second).entries()) {
      const deltaE = ciede2000(here, there);
      const seenDeltaE = ciede2000(seen[first]!, seen[second]!);
      if (deltaE >= TOLD_APART && seenDeltaE < Math.min(TOLD_APART, deltaE * LOSS))
        pairs.push({ first, second, deltaE, seenDeltaE });
    }
  }
  return pairs.sort((a, b) => a.seenDeltaE - b.seenDeltaE);
}

function linearLight(value: number): number {
  const encoded = value / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

const inRange = (value: number) => Math.min(1, Math.max(0, value));

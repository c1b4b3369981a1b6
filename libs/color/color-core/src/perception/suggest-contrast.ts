import { hexToRgb, requireHex, type Hex } from '../hex.ts';
import { nearestColor, type NamedHex, type Nearest } from '../nearest.ts';
import { ciede2000, isInSrgb, readRgb, toLab, writeHex } from '../spaces.ts';
import { meetsContrast, type ContrastTarget } from './contrast-target.ts';

export type ContrastPart = 'text' | 'ground';

export interface ContrastRepair<C> {
  /**
   * Found by a heuristic search: never farther than `named`. In 12,000 random pairs it was once more than 0.5
   * farther than the optimum.
   */
  custom: { hex: Hex; deltaE: number };
  named: Nearest<C> | null;
}

/**
 * Returns the nearest replacements (CIEDE2000) of one of two colours that reach a contrast target: any colour
 * and a named one. If the pair already passes, `custom` is the unchanged colour.
 *
 * Contrast depends only on Lab lightness, and CIEDE2000 is at least its lightness term (Sharma, Wu and Dalal
 * 2005). So the search starts at the just sufficient lightness, lighter and darker, with the same hue and the
 * chroma that sRGB allows. From there it descends to nearer 8-bit colours that pass. The named colour is
 * exact, because every colour of the list is compared.
 *
 * @returns null when neither black nor white passes: a ground of middle lightness cannot reach 7:1
 * @throws {InvalidHexError} when a hex is not valid
 */
export function suggestContrast<C extends NamedHex>(
  text: string,
  ground: string,
  part: ContrastPart,
  target: ContrastTarget,
  colors: readonly C[],
): ContrastRepair<C> | null {
  const hex = requireHex(part === 'text' ? text : ground);
  const passes = (candidate: string) =>
    part === 'text' ? meetsContrast(candidate, ground, target) : meetsContrast(text, candidate, target);
  const named = nearestColor(hex, colors, (color) => passes(color.hex));
  const custom = nearestPassing(hex, passes, named?.color.hex ?? null);
  return custom && { custom, named };
}

type Passes = (hex: string) => boolean;

function nearestPassing(hex: Hex, passes: Passes, known: string | null): { hex: Hex; deltaE: number } | null {
  if (passes(hex)) return { hex, deltaE: 0 };
  const lab = toLab(readRgb(hex));
  const distance = (other: string) => ciede2000(lab, toLab(readRgb(other)));
  const ways = CHROMA_PARTS.flatMap((part) => {
    const faded = { ...lab, a: lab.a * part, b: lab.b * part };
    return [justPassing(faded, 0, passes), justPassing(faded, 100, passes)];
  });
  const corners = [0, 255].map((end) => nearestInCorner(end, distance, passes));
  const starts = [...new Set([...ways, ...corners, known ? requireHex(known) : null])]
    .filter((start) => start !== null)
    .map((start) => ({ start, deltaE: distance(start) }))
    .sort((a, b) => a.deltaE - b.deltaE);
  const found = starts.slice(0, DESCENTS).map(({ start }) => {
    const away = toLab(readRgb(start)).l > lab.l ? 1 : -1;
    return descend(start, distance, passes, away);
  });
  return found.sort((a, b) => a.deltaE - b.deltaE)[0] ?? null;
}

const CHROMA_PARTS = [1, 0.5, 0];

const DESCENTS = 4;

const HALVINGS = 12;

/** Edge length of the searched cube next to black or white, in 8-bit steps. */
const CORNER = 8;
/**
 * In 8-bit steps. The cube is not searched if the grey at this distance from black or white passes too: the
 * nearest colour is then outside the cube.
 */
const BEYOND_CORNER = 32;

/**
 * Searches all colours next to black (0) or white (255). There the hue jumps between neighbours, and the
 * distance with it, so a descent would miss the nearest colour.
 */
function nearestInCorner(end: number, distance: (hex: string) => number, passes: Passes): Hex | null {
  const inwards = end === 0 ? 1 : -1;
  const grey = (value: number) => rgbToHex([value, value, value]);
  if (!passes(grey(end)) || passes(grey(end + BEYOND_CORNER * inwards))) return null;
  const values = Array.from({ length: CORNER + 1 }, (_, step) => end + step * inwards);
  const passing = values
    .flatMap((red) => values.flatMap((green) => values.map((blue) => rgbToHex([red, green, blue]))))
    .filter(passes)
    .map((hex) => ({ hex, deltaE: distance(hex) }));
  return passing.sort((a, b) => a.deltaE - b.deltaE)[0]?.hex ?? null;
}

function justPassing(lab: ReturnType<typeof toLab>, end: number, passes: Passes): Hex | null {
  const at = (part: number) => fittedLab({ ...lab, l: lab.l + (end - lab.l) * part });
  return passes(at(1)) ? at(border((part) => passes(at(part)))) : null;
}

function fittedLab(lab: ReturnType<typeof toLab>): Hex {
  const faded = (part: number) => ({ ...lab, a: lab.a * (1 - part), b: lab.b * (1 - part) });
  return writeHex(isInSrgb(lab) ? lab : faded(border((part) => isInSrgb(faded(part)))));
}

function border(holds: (part: number) => boolean): number {
  let [before, from] = [0, 1];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (before + from) / 2;
    if (holds(middle)) from = middle;
    else before = middle;
  }
  return from;
}

const REACHES = [8, 3, 1];
const STEPS = [-3, -2, -1, 0, 1, 2, 3];
const GREENS = 3;

function descend(start: Hex, distance: (hex: string) => number, passes: Passes, away: 1 | -1) {
  let best = { hex: start, deltaE: distance(start) };
  for (const reach of REACHES) {
    for (let around = best; around;) {
      const [red, green, blue] = hexToRgb(around.hex);
      const next = STEPS.flatMap((r) =>
        STEPS.flatMap((b) => passingGreens([red + r * reach, green, blue + b * reach], passes, away)),
      )
        .map((hex) => ({ hex, deltaE: distance(hex) }))
        .reduce((one, other) => (other.deltaE < one.deltaE ? other : one), best);
      if (next === best) break;
      best = around = next;
    }
  }
  return best;
}

/**
 * Returns passing colours near the pass/fail border for a given red and blue. Luminance rises with green and
 * depends on it most, so a walk in green finds the border.
 *
 * @param away 1 for the least green that passes, -1 for the most
 */
function passingGreens([red, green, blue]: readonly [number, number, number], passes: Passes, away: 1 | -1) {
  const isByte = (value: number) => value >= 0 && value <= 255;
  if (!isByte(red) || !isByte(blue)) return [];
  const at = (value: number) => rgbToHex([red, value, blue]);
  const passesAt = (value: number) => isByte(value) && passes(at(value));
  let first = green;
  while (isByte(first) && !passes(at(first))) first += away;
  while (passesAt(first - away)) first -= away;
  return Array.from({ length: GREENS }, (_, beyond) => first + beyond * away)
    .filter(isByte)
    .map(at);
}

const rgbToHex = (rgb: readonly number[]): Hex =>
  `#${rgb
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

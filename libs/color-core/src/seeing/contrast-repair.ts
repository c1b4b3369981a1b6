import { hexToRgb, requireHex, type Hex } from '../hex.ts';
import { nearestColor, type NamedHex, type Nearest } from '../nearest.ts';
import { ciede2000, isInSrgb, readRgb, toLab, writeHex } from '../spaces.ts';
import { meetsContrast, type ContrastTarget } from './contrast-target.ts';

/** Which of two colours is to be replaced. */
export type ContrastPart = 'text' | 'ground';

export interface ContrastRepair<C> {
  /** The nearest of all colours, found by search: never farther than `named`, and in 12,000 random pairs once more than 0.5 farther than another. */
  custom: { hex: Hex; deltaE: number };
  /** The nearest of the list; null when none reaches the target. */
  named: Nearest<C> | null;
}

/**
 * What one of two colours must become, as text on a ground, to reach a target: the nearest colours by CIEDE2000, any and named.
 * Null when neither black nor white would do, so that this colour alone cannot help (a ground of middle lightness has no 7:1).
 * A pair that reaches the target already is its own repair.
 *
 * Contrast depends on luminance alone, which is Lab lightness, and CIEDE2000 is never less than what the lightness alone makes
 * (Sharma, Wu and Dalal 2005): so the search starts where the lightness is just enough with hue and chroma kept, less chroma where
 * sRGB ends, once lighter and once darker, and goes from there to nearer neighbours among the 8-bit colours that pass.
 * The named one is exact: the whole list is asked. Throws `InvalidHexError`.
 */
export function repairContrast<C extends NamedHex>(
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

/** @param known one that passes; what is given is never farther */
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

/** Parts of the chroma that the search starts with: near black and white the nearest colour is often a paler one. */
const CHROMA_PARTS = [1, 0.5, 0];

/** The search goes on from this many of the starts, the nearest. */
const DESCENTS = 4;

/** Halvings of an interval: the lightness is exact to less than an 8-bit step. */
const HALVINGS = 12;

/** Width of the corners of sRGB, black's and white's, that are looked through whole. */
const CORNER = 8;
/** A grey this far from black or white that passes leaves the corner behind: the nearest colour is not there. */
const BEYOND_CORNER = 32;

/**
 * The nearest colour that passes of those next to black (0) or white (255); null when none passes. There the hue, and with it the
 * distance, jumps from colour to colour, so that no descent leads to the nearest.
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

/** The first colour that passes on the way to black (0) or white (100); null when not even that does. */
function justPassing(lab: ReturnType<typeof toLab>, end: number, passes: Passes): Hex | null {
  const at = (part: number) => fittedLab({ ...lab, l: lab.l + (end - lab.l) * part });
  return passes(at(1)) ? at(border((part) => passes(at(part)))) : null;
}

/** The hex of a Lab colour, with its hue and as much of its chroma as sRGB has at its lightness. */
function fittedLab(lab: ReturnType<typeof toLab>): Hex {
  const faded = (part: number) => ({ ...lab, a: lab.a * (1 - part), b: lab.b * (1 - part) });
  return writeHex(isInSrgb(lab) ? lab : faded(border((part) => isInSrgb(faded(part)))));
}

/** The part, between 0 and 1, from which on something holds that holds at 1. */
function border(holds: (part: number) => boolean): number {
  let [before, from] = [0, 1];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (before + from) / 2;
    if (holds(middle)) from = middle;
    else before = middle;
  }
  return from;
}

/** Steps in red and blue from one colour to the next ones, and how far they go: first long ones. */
const REACHES = [8, 3, 1];
const STEPS = [-3, -2, -1, 0, 1, 2, 3];
/** How many units of green beyond the first that passes are looked at. */
const GREENS = 3;

/** From colour to colour along the border of those that pass, each nearer than the one before, until none of those around is. */
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
 * The colours of this red and blue with as little green, or where `away` is -1 as much, as passes, and a little beyond. Green is the
 * component with the most luminance, and luminance rises with it: so it is walked to the border from where it stands.
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

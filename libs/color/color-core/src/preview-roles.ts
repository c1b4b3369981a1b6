import { contrastRatio, TEXT_CONTRAST, textOn } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { hexToOklch } from './oklch.ts';
import type { Swatch } from './schemes.ts';
import { ciede2000, readRgb, toLab, toOklab } from './spaces.ts';

export interface PreviewRoles {
  p0: Hex;
  p1: Hex;
  p2: Hex;
  p3: Hex;
  p4: Hex;
  key: Hex;
  alt?: Hex;
  sky: Hex;
  shot: Hex;
  act: Hex;
  bar: Hex;
  hill: Hex;
  'on-p4': Hex;
  /** `t-x` is the text colour on the role `x`, with a contrast of at least 4.5:1. */
  't-sky': Hex;
  't-act': Hex;
  't-p0': Hex;
  't-p4': Hex;
  't-on-p4': Hex;
}

/**
 * Minimum difference between a shape and the ground behind it. Measured as OKLCH lightness in a scheme of one
 * hue, otherwise as OKLab distance.
 */
const APART = 0.12;
const VISIBLE = 5;
const CONTROL_CONTRAST = 3;

type Distance = (a: Hex, b: Hex) => number;
type SchemeColor = Pick<Swatch, 'type' | 'shade' | 'own'> & { hex: string };

const lightness = (hex: Hex) => hexToOklch(hex).l;

const lightnessApart: Distance = (a, b) => Math.abs(lightness(a) - lightness(b));

const oklabApart: Distance = (a, b) => {
  const first = toOklab(readRgb(a));
  const second = toOklab(readRgb(b));
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
};

const isDistinguishable = (a: Hex, b: Hex) => ciede2000(toLab(readRgb(a)), toLab(readRgb(b))) >= VISIBLE;

const best = <T>(values: readonly [T, ...T[]], score: (value: T) => number): T =>
  values.reduce((a, b) => (score(b) > score(a) ? b : a));

type Grounds = Pick<PreviewRoles, 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'alt'>;

function groundsByLightness(hexes: readonly [Hex, ...Hex[]]): Grounds {
  const lightest = best(hexes, lightness);
  const darkest = best(hexes, (hex) => -lightness(hex));
  const at = (part: number) => {
    const wanted = lightness(lightest) + (lightness(darkest) - lightness(lightest)) * part;
    return best(hexes, (hex) => -Math.abs(lightness(hex) - wanted));
  };
  return { p0: lightest, p1: at(0.25), p2: at(0.5), p3: at(0.75), p4: darkest };
}

/**
 * Grounds and bars come from the first group, hills from the second. Sun and knob come from the third group,
 * or from the second of two.
 */
function groundsByGroup(swatches: readonly SchemeColor[]): Grounds | null {
  const types = [...new Set(swatches.map(({ type }) => type))];
  const [first, second, third] = types.map((wanted) =>
    swatches.filter(({ type }) => type === wanted).map(({ hex }) => requireHex(hex)),
  );
  const darkest = types.includes('mid') ? second?.at(-1) : (third ?? second)?.at(-1);
  const alt = third?.[0] ?? second?.[2];
  if (!first?.[0] || !first[1] || !second?.[0] || !second[1] || !darkest || !alt) return null;
  return { p0: first[0], p1: first[1], p2: second[0], p3: second[1], p4: darkest, alt };
}

/**
 * Assigns the colours of a scheme to the roles of the sample previews.
 *
 * - Grounds (`p0` to `p4`): from the groups of the scheme, or by lightness if the scheme has one hue. A dual
 *   scheme without its second colour has one hue.
 * - Sky, shot and button (`act`): another ground takes the role if the first choice differs from its
 *   neighbour by less than 0.12.
 * - Bars and the farthest hill: `p1`, or the next darker ground if `p1` has a CIEDE2000 below 5 to the ground
 *   behind it.
 * - Knob and progress (`on-p4`): a contrast of at least 3:1 to `p4` if the scheme has such a colour.
 *
 * @throws {RangeError} when the scheme is empty
 * @throws {InvalidHexError} when a hex is not valid
 */
export function previewRoles(swatches: readonly SchemeColor[]): PreviewRoles {
  const [head, ...tail] = swatches.map(({ hex }) => requireHex(hex));
  if (head === undefined) throw new RangeError('A preview needs at least one swatch');
  const hexes: readonly [Hex, ...Hex[]] = [head, ...tail];
  const grouped = groundsByGroup(swatches);
  const grounds = grouped ?? groundsByLightness(hexes);
  const distance = grouped ? oklabApart : lightnessApart;
  const { p0, p1, p2, p3, p4, alt } = grounds;
  const own = swatches.find((swatch) => swatch.own) ?? swatches.find(({ shade }) => shade === 500);
  const key = own ? requireHex(own.hex) : head;
  const sun = alt ?? key;

  const apartFrom = (other: Hex, wanted: readonly [Hex, ...Hex[]]) =>
    wanted.find((hex) => distance(hex, other) >= APART) ?? best(wanted, (hex) => distance(hex, other));
  const sky = apartFrom(sun, [p0, p1, p2, p3, p4]);
  const shot = apartFrom(key, [p1, p2, p3, p4]);
  const act = apartFrom(p0, [key, p4]);
  const onDarkest =
    [sun, p0].find((hex) => contrastRatio(hex, p4) >= CONTROL_CONTRAST) ??
    best(hexes, (hex) => contrastRatio(hex, p4));

  const shapes = [p1, p2, p3, p4];
  const bars = shapes.filter((hex) => isDistinguishable(hex, p0));
  const bar =
    bars.find((hex) => isDistinguishable(hex, act)) ?? bars.find((hex) => hex !== act) ?? bars[0] ?? p4;
  const hill = shapes.find((hex) => isDistinguishable(hex, sky)) ?? p4;

  const text = (ground: Hex): Hex => {
    const own = best(hexes, (hex) => contrastRatio(hex, ground));
    return contrastRatio(own, ground) >= TEXT_CONTRAST ? own : textOn(ground);
  };
  return {
    ...grounds,
    key,
    sky,
    shot,
    act,
    bar,
    hill,
    'on-p4': onDarkest,
    't-sky': text(sky),
    't-act': text(act),
    't-p0': text(p0),
    't-p4': text(p4),
    't-on-p4': textOn(onDarkest),
  };
}

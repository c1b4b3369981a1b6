import { contrastRatio, TEXT_CONTRAST, textOn } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { hexToOklch } from './oklch.ts';
import type { Swatch } from './schemes.ts';
import { ciede2000, readRgb, toLab, toOklab } from './spaces.ts';

/** Colours of the sample previews; each key is the custom property without its dashes. */
export interface PreviewRoles {
  /** Grounds and hills from the lightest to the darkest. */
  p0: Hex;
  p1: Hex;
  p2: Hex;
  p3: Hex;
  p4: Hex;
  /** The chosen colour. */
  key: Hex;
  /** The colour of the last group for sun, knob and third option; absent in a mono scheme. */
  alt?: Hex;
  /** Ground of the slide. */
  sky: Hex;
  /** Ground behind the product. */
  shot: Hex;
  /** Button and the latest bar, on p0. */
  act: Hex;
  /** The other bars, on p0. */
  bar: Hex;
  /** Ridge of the farthest hill, on the sky. */
  hill: Hex;
  /** Knob and progress, on p4. */
  'on-p4': Hex;
  /** Text on the role after `t-`, 4.5:1. */
  't-sky': Hex;
  't-act': Hex;
  't-p0': Hex;
  't-p4': Hex;
  't-on-p4': Hex;
}

/** Least difference in OKLCH lightness (in OKLab across groups, where hue also separates) between a shape and its ground. */
const APART = 0.12;
/** Least CIEDE2000 between a bar or a hill and its ground. */
const VISIBLE = 5;
/** WCAG 2 contrast for the parts of a control. */
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

const seenApart = (a: Hex, b: Hex) => ciede2000(toLab(readRgb(a)), toLab(readRgb(b))) >= VISIBLE;

/** The value that scores highest, the first among equals. */
const best = <T>(values: readonly [T, ...T[]], score: (value: T) => number): T =>
  values.reduce((a, b) => (score(b) > score(a) ? b : a));

type Grounds = Pick<PreviewRoles, 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'alt'>;

/** Five colours at even distances of lightness. */
function groundsByLightness(hexes: readonly [Hex, ...Hex[]]): Grounds {
  const lightest = best(hexes, lightness);
  const darkest = best(hexes, (hex) => -lightness(hex));
  const at = (part: number) => {
    const wanted = lightness(lightest) + (lightness(darkest) - lightness(lightest)) * part;
    return best(hexes, (hex) => -Math.abs(lightness(hex) - wanted));
  };
  return { p0: lightest, p1: at(0.25), p2: at(0.5), p3: at(0.75), p4: darkest };
}

/** Grounds and bars from the first group, hills from the second, sun and knob from the third, or of two from the second. */
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
 * Roles of the sample previews for a scheme: by lightness for one colour (also for a dual scheme that lacks its second, as
 * `monoScheme`), by group for schemes of several hues. Where a shape is closer than 0.12 to its ground, another colour of the five
 * takes the place of one of them. Bars and the farthest hill are p1 where it can be told from their ground (CIEDE2000 of at
 * least 5), else the next darker ground that can; knob and progress have 3:1 where the scheme has such a colour.
 * Throws RangeError for an empty scheme, `InvalidHexError` for a bad hex.
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

  /** The first that stands apart from the other colour, else the one farthest from it. */
  const apartFrom = (other: Hex, wanted: readonly [Hex, ...Hex[]]) =>
    wanted.find((hex) => distance(hex, other) >= APART) ?? best(wanted, (hex) => distance(hex, other));
  const sky = apartFrom(sun, [p0, p1, p2, p3, p4]);
  const shot = apartFrom(key, [p1, p2, p3, p4]);
  const act = apartFrom(p0, [key, p4]);
  const onDarkest =
    [sun, p0].find((hex) => contrastRatio(hex, p4) >= CONTROL_CONTRAST) ??
    best(hexes, (hex) => contrastRatio(hex, p4));

  const shapes = [p1, p2, p3, p4];
  const bars = shapes.filter((hex) => seenApart(hex, p0));
  const bar = bars.find((hex) => seenApart(hex, act)) ?? bars.find((hex) => hex !== act) ?? bars[0] ?? p4;
  const hill = shapes.find((hex) => seenApart(hex, sky)) ?? p4;

  /** The scheme's own lightest or darkest colour where it is readable, else a tint of the ground. */
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

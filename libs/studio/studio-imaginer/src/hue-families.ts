import type { Point } from './examples.ts';

/**
 * OKLCH range in which readers accept a hue word, as minimum and maximum. Hues are in degrees, and negative
 * for reds below 0°.
 */
interface HueFamily {
  hue?: readonly [number, number];
  chroma?: readonly [number, number];
  lightness?: readonly [number, number];
}

/**
 * Ranges that readers accept for each hue word. The traditional list uses wider ranges. The range of 青 is
 * wide, because the word covers grass green to dark blue. 粉 means powder as often as pink, so it has no
 * entry.
 */
const HUE_FAMILIES: Readonly<Record<string, HueFamily>> = {
  红: { hue: [-15, 36], chroma: [0.07, 0.4] },
  朱: { hue: [20, 42], chroma: [0.09, 0.4] },
  丹: { hue: [20, 42], chroma: [0.09, 0.4] },
  赤: { hue: [12, 38], chroma: [0.09, 0.4] },
  绯: { hue: [5, 32], chroma: [0.09, 0.4] },
  绛: { hue: [0, 34], chroma: [0.06, 0.4], lightness: [0, 0.52] },
  橙: { hue: [45, 68], chroma: [0.11, 0.4] },
  黄: { hue: [72, 106], chroma: [0.06, 0.4], lightness: [0.6, 1] },
  金: { hue: [66, 98], chroma: [0.07, 0.4] },
  绿: { hue: [116, 172], chroma: [0.04, 0.4] },
  翠: { hue: [140, 182], chroma: [0.05, 0.4] },
  碧: { hue: [135, 205], chroma: [0.04, 0.4] },
  青: { hue: [135, 262], chroma: [0.03, 0.4] },
  蓝: { hue: [214, 272], chroma: [0.04, 0.4] },
  靛: { hue: [235, 280], chroma: [0.04, 0.4], lightness: [0, 0.55] },
  紫: { hue: [290, 338], chroma: [0.04, 0.4] },
  褐: { hue: [30, 82], chroma: [0.03, 0.11], lightness: [0.3, 0.65] },
  棕: { hue: [30, 75], chroma: [0.04, 0.13], lightness: [0.3, 0.65] },
  赭: { hue: [30, 66], chroma: [0.05, 0.16], lightness: [0.35, 0.7] },
  白: { chroma: [0, 0.021], lightness: [0.9, 1] },
  银: { chroma: [0, 0.02], lightness: [0.7, 0.88] },
  灰: { chroma: [0, 0.021], lightness: [0.35, 0.84] },
  黑: { chroma: [0, 0.021], lightness: [0, 0.35] },
};

/**
 * Distance in degrees from the family at which a hue moves to the family's middle. Smaller distances are
 * interpolated.
 */
const FAR = 90;

const familyOf = (core: string): HueFamily | undefined => {
  const characters = [...core];
  return characters.length > 1 ? HUE_FAMILIES[characters.at(-1)!] : undefined;
};

/** Returns the point, or the nearest point in the family of the name's final hue word. */
export function clampToFamily(core: string, point: Point): Point {
  const family = familyOf(core);
  if (!family) return point;
  const { hue, chroma = [0, 1], lightness = [0, 1] } = family;
  const c = within(Math.hypot(point.a, point.b), chroma);
  const degrees = (Math.atan2(point.b, point.a) * 180) / Math.PI;
  const h = ((hue ? turnInto(degrees, hue) : degrees) * Math.PI) / 180;
  return { l: within(point.l, lightness), a: c * Math.cos(h), b: c * Math.sin(h) };
}

export function isInFamily(core: string, point: Point): boolean {
  const { l, a, b } = clampToFamily(core, point);
  return Math.hypot(l - point.l, a - point.a, b - point.b) < 1e-6;
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

function turnInto(degrees: number, [from, to]: readonly [number, number]): number {
  const middle = (from + to) / 2;
  const offset = ((((degrees - middle) % 360) + 540) % 360) - 180;
  const half = (to - from) / 2;
  const outside = Math.abs(offset) - half;
  if (outside <= 0) return middle + offset;
  return middle + Math.sign(offset) * half * Math.max(0, 1 - outside / FAR);
}

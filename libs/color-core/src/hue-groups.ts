import { hexToOklch } from './oklch.ts';

/** Where a hue begins, in OKLCH degrees, in the order of the wheel; red goes on to 0 and past it. */
const BEGINNINGS = [
  ['orange', 38],
  ['yellow', 70],
  ['green', 108],
  ['cyan', 160],
  ['blue', 212],
  ['purple', 285],
  ['red', 345],
] as const;

/** In the order in which they are shown: red first, what has no hue to speak of last. */
export const HUE_GROUPS = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'neutral'] as const;
export type HueGroup = (typeof HUE_GROUPS)[number];

/** Below this chroma one sees white, grey and black with a tint; half of the colours that the table calls grey have less. */
const NEUTRAL_CHROMA = 0.025;

/**
 * The hue that one would name, by the OKLCH hue; the borders lie between those of the families that the table of colours has
 * (its yellows are from 73 to 97, its greens from 111 to 156, its blues from 219 to 278). Throws `InvalidHexError`.
 */
export function hueGroup(hex: string): HueGroup {
  const { c, h } = hexToOklch(hex);
  if (c < NEUTRAL_CHROMA) return 'neutral';
  return BEGINNINGS.findLast(([, from]) => h >= from)?.[0] ?? 'red';
}

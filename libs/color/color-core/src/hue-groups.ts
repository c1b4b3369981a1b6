import { hexToOklch } from './oklch.ts';

const BEGINNINGS = [
  ['orange', 38],
  ['yellow', 70],
  ['green', 108],
  ['cyan', 160],
  ['blue', 212],
  ['purple', 285],
  ['red', 345],
] as const;

export const HUE_GROUPS = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'neutral'] as const;
export type HueGroup = (typeof HUE_GROUPS)[number];

/**
 * Colours with a lower chroma look white, grey or black with a tint. Half of the catalogue's greys lie below
 * this value.
 */
const NEUTRAL_CHROMA = 0.025;

/**
 * Returns the hue group of a colour. The limits lie between the catalogue's families: yellows are 73-97,
 * greens 111-156 and blues 219-278 OKLCH degrees.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function hueGroup(hex: string): HueGroup {
  const { c, h } = hexToOklch(hex);
  if (c < NEUTRAL_CHROMA) return 'neutral';
  return BEGINNINGS.findLast(([, from]) => h >= from)?.[0] ?? 'red';
}

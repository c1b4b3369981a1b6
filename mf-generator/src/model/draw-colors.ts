import type { Color } from '@danqing/contracts/colors';
import type { ChosenColor } from './chosen-color.ts';

/** Draws a primary other than the present one, and a different second colour, both uniformly. */
export function drawColors(
  colors: readonly Color[],
  present: ChosenColor,
): { primary: Color; secondary: Color } | null {
  const primary = anyOf(colors.filter(({ hex }) => hex !== present.hex));
  const secondary = primary && anyOf(colors.filter(({ hex }) => hex !== primary.hex));
  return primary && secondary ? { primary, secondary } : null;
}

export const anyOf = (colors: readonly Color[]): Color | undefined =>
  colors[Math.floor(Math.random() * colors.length)];

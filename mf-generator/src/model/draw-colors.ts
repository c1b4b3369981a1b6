import type { Color } from '@danqing/contracts/colors';
import type { ChosenColor } from './chosen-color.ts';

/** Two colours of the list by chance, each as likely as any other: one that is not the present one, and a third. */
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

import { nearestColors, hexToOklch } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

/** Maximum number of related colours. A longer list would be taller than a short story. */
export const KIN = 6;

export function kinOf(color: Color, colors: readonly Color[]): Color[] {
  return nearestColors(color.hex, colors, KIN)
    .map((near) => near.color)
    .toSorted((a, b) => lightness(b) - lightness(a));
}

const lightness = ({ hex }: Color) => hexToOklch(hex).l;

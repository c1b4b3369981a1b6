import { nearestColors, hexToOklch } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

/** As many as stand beside a story without being longer than it. */
export const KIN = 6;

/** A colour among those nearest to it (CIEDE2000), from the lightest to the darkest. Empty without a list. */
export function kinOf(color: Color, colors: readonly Color[]): Color[] {
  return nearestColors(color.hex, colors, KIN)
    .map((near) => near.color)
    .toSorted((a, b) => lightness(b) - lightness(a));
}

const lightness = ({ hex }: Color) => hexToOklch(hex).l;

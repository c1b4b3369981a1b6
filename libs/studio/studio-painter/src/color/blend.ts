import { hexToRgb, type Hex } from '@danqing/color-core';

/** Returns a mix of two sRGB colours, as overlaid pigments look. `t` 0 gives the first, 1 the second. */
export function blend(first: string, second: string, t: number): Hex {
  const [a, b] = [hexToRgb(first), hexToRgb(second)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`.toUpperCase() as Hex;
}

import { hexToOklch } from '@danqing/color-core';

/** OKLab lightness from which a circle is lost on light paper, and below which on dark. */
const PALE = 0.93;
const DEEP = 0.26;

/** Which paper a colour would be lost on, and needs an edge on. */
export function edgeOf(hex: string): 'pale' | 'deep' | undefined {
  const { l } = hexToOklch(hex);
  if (l > PALE) return 'pale';
  return l < DEEP ? 'deep' : undefined;
}

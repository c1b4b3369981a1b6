import { hexToOklch } from '@danqing/color-core';

/** OKLab lightness above which a circle is invisible on light paper, and below which on dark. */
const PALE = 0.93;
const DEEP = 0.26;

export function edgeOf(hex: string): 'pale' | 'deep' | undefined {
  const { l } = hexToOklch(hex);
  if (l > PALE) return 'pale';
  return l < DEEP ? 'deep' : undefined;
}

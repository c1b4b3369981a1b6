import { hexToOklch } from '@danqing/color-core';
import { PAPER } from '../page/paper.ts';

/** Distance from the paper in OKLab below which a colour is given an edge. */
const PALE_DISTANCE = 0.09;

/** Whether a colour is too close to the paper to be seen without an edge. Throws `InvalidHexError`. */
export const isPale = (hex: string): boolean => distance(hex, PAPER.ground) < PALE_DISTANCE;

/** In OKLab. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const { l, c, h } = hexToOklch(hex);
    const angle = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
  });
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 0;
}

import { hexToOklch } from '@danqing/color-core';
import { PAPER } from './paper.ts';

/** OKLab distance from the paper below which a colour gets an edge. */
const PALE_DISTANCE = 0.09;

/**
 * Returns whether a colour needs an edge to stand out from the paper.
 *
 * @throws {InvalidHexError} when the colour is malformed
 */
export const isPale = (hex: string): boolean => distance(hex, PAPER.ground) < PALE_DISTANCE;

function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const { l, c, h } = hexToOklch(hex);
    const angle = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
  });
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 0;
}

import { isInSrgb } from './spaces.ts';

/** Above the largest chroma in sRGB (magenta, 0.32). */
const MAX_CHROMA = 0.4;
const CHROMA_PRECISION = 1e-5;

/**
 * Returns the largest OKLCH chroma in sRGB, found by bisection.
 *
 * @param l 0-1
 * @param h degrees
 */
export function largestChroma(l: number, h: number): number {
  let inside = 0;
  let outside = MAX_CHROMA;
  while (outside - inside > CHROMA_PRECISION) {
    const c = (inside + outside) / 2;
    if (isInSrgb({ mode: 'oklch', l, c, h })) inside = c;
    else outside = c;
  }
  return inside;
}

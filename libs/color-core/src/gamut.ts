import { isInSrgb } from './spaces.ts';

/** No colour of sRGB has more (magenta has 0.32). */
const MOST_CHROMA = 0.4;
/** Half an 8-bit step is about 1e-3 in chroma: far below it no colour changes. */
const CHROMA_PRECISION = 1e-5;

/** The largest OKLCH chroma that sRGB has at this lightness (0-1) and hue (degrees), found by bisection. */
export function largestChroma(l: number, h: number): number {
  let inside = 0;
  let outside = MOST_CHROMA;
  while (outside - inside > CHROMA_PRECISION) {
    const c = (inside + outside) / 2;
    if (isInSrgb({ mode: 'oklch', l, c, h })) inside = c;
    else outside = c;
  }
  return inside;
}

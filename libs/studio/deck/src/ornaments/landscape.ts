import type { Box, Shape } from '../page/primitives.ts';
import { ridge } from './ridges.ts';
import { disc, paint, rectangle } from './shapes.ts';

/**
 * Returns hills, mist and a moon in the theme's colours, as a fallback for a missing picture. All shapes stay
 * inside the box.
 */
export function landscape(box: Box, seed: number): Shape[] {
  const { x, y, w, h } = box;
  const low = (from: number): Box => ({ x, y: y + h * from, w, h: h * (1 - from) });
  const radius = Math.min(w, h) * 0.14;
  return [
    rectangle(box, paint('lt2')),
    rectangle(box, paint('accent1', 0.16)),
    disc(x + w * (seed % 2 ? 0.3 : 0.68), y + h * 0.27, radius * 1.5, paint('lt1', 0.4)),
    disc(x + w * (seed % 2 ? 0.3 : 0.68), y + h * 0.27, radius, paint('lt1', 0.9)),
    ridge(low(0.38), seed + 1, paint('accent1', 0.28), 2),
    ridge(low(0.5), seed + 2, paint('accent2', 0.38), 3),
    rectangle(low(0.74), paint('lt1', 0.22)),
    ridge(low(0.64), seed + 3, paint('accent1', 0.7), 2),
    ridge(low(0.8), seed + 4, paint('dk2', 0.86), 3),
  ];
}

import type { Box } from './primitives.ts';

/** Page size (16:9) and side margin, in inches. */
export const PAGE = { w: 40 / 3, h: 7.5 } as const;
export const MARGIN = 0.8;

export function across(box: Box, parts: number, gutter: number): Box[] {
  const w = (box.w - (parts - 1) * gutter) / parts;
  return Array.from({ length: parts }, (_, index) => ({ ...box, x: box.x + index * (w + gutter), w }));
}

export function down(box: Box, parts: number, gutter: number): Box[] {
  const h = (box.h - (parts - 1) * gutter) / parts;
  return Array.from({ length: parts }, (_, index) => ({ ...box, y: box.y + index * (h + gutter), h }));
}

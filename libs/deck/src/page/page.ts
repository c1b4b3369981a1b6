import type { Box } from './primitives.ts';

/** Of every page, in inches: 16:9. */
export const PAGE = { w: 13.333, h: 7.5 } as const;
/** Inches that quiet slides keep clear at their sides. */
export const MARGIN = 0.8;
const COLUMNS = 12;
const GUTTER = 0.2;
const COLUMN = (PAGE.w - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** `span` columns of the grid of twelve from column `first`, counted from 0. */
export const columns = (first: number, span: number, y: number, h: number): Box => ({
  x: MARGIN + first * (COLUMN + GUTTER),
  y,
  w: span * COLUMN + (span - 1) * GUTTER,
  h,
});

/** `box` cut into equal parts side by side. */
export function across(box: Box, parts: number, gutter: number): Box[] {
  const w = (box.w - (parts - 1) * gutter) / parts;
  return Array.from({ length: parts }, (_, index) => ({ ...box, x: box.x + index * (w + gutter), w }));
}

/** `box` cut into equal parts one below the other. */
export function down(box: Box, parts: number, gutter: number): Box[] {
  const h = (box.h - (parts - 1) * gutter) / parts;
  return Array.from({ length: parts }, (_, index) => ({ ...box, y: box.y + index * (h + gutter), h }));
}

export {
  CANVAS,
  clampTo,
  LARGEST_SEED,
  MAX_COLORS,
  MOTIFS,
  RANGES,
  SHAPES,
  type HexColor,
  type Motif,
  type PatternConfig,
  type RangeName,
  type Shape,
} from './pattern/config.ts';
export { drawPattern, type Frame, type PatternContext } from './drawing/draw-pattern.ts';
export { writeCss, writeSheet, writeTile } from './drawing/write-svg.ts';
export { decodeConfig, encodeConfig } from './link.ts';
export { makePattern } from './make-pattern.ts';
export { patternPalette } from './pattern-palette.ts';
export type { Mark, Pattern } from './pattern/pattern.ts';

import type { HexColor, PatternConfig } from './config.ts';

export type Point = readonly [x: number, y: number];

/** One stroke or area. It may extend beyond the repeat and is drawn in every repeat that it touches. */
export interface Mark {
  d: string;
  fill?: HexColor;
  stroke?: HexColor;
  width?: number;
  cap?: 'butt' | 'round';
  /** Bounding box including strokes: left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

/** A rectangle that tiles the plane by translation. */
export interface Pattern {
  width: number;
  height: number;
  ground: HexColor;
  marks: readonly Mark[];
}

export interface Brush {
  config: PatternConfig;
  random: () => number;
  ground: HexColor;
  line: HexColor;
  ink: (index: number) => HexColor;
  weight: (units: number) => number;
  rich: boolean;
}

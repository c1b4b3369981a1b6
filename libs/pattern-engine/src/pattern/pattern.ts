import type { PatternConfig } from './config.ts';

/** A plain hex colour: `#RRGGBB`. Other colour texts come out black in office programs. */
export type HexColor = string;
export type Point = readonly [x: number, y: number];

/** One stroke or area of a repeat. It may reach beyond the repeat: it is drawn in every repeat it touches. */
export interface Mark {
  /** SVG path data with absolute coordinates. */
  d: string;
  fill?: HexColor;
  stroke?: HexColor;
  width?: number;
  cap?: 'butt' | 'round';
  /** What it covers, strokes included: left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

/** A repeat: what lies on a rectangle that tiles the plane by translation. */
export interface Pattern {
  width: number;
  height: number;
  ground: HexColor;
  marks: readonly Mark[];
}

/** What a motif is drawn with. */
export interface Brush {
  config: PatternConfig;
  random: () => number;
  ground: HexColor;
  /** The colour that lines are drawn in: it stands out from the ground. */
  line: HexColor;
  /** Any number of further colours, the same again after the last. */
  ink: (index: number) => HexColor;
  /** A line of so many units, as the settings make it thicker or thinner. */
  weight: (units: number) => number;
  /** Whether finer lines are wanted too. */
  rich: boolean;
}

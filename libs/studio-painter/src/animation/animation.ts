import type { Hex } from '@danqing/color-core';
import type { Point } from '../brush/points.ts';
import type { PaintedLayer } from '../painting/painting.ts';

/** Of every video: pixels, pictures in a second, and how many there are. The last is followed by the first again. */
export const VIDEO = { width: 1280, height: 720, rate: 25, frames: 125 } as const;

/**
 * How much wider than the painting a plane's picture is on each side, in pixels of the painting: what is painted beyond the edge
 * comes into sight when a plane moves.
 */
export const OVERSCAN = 40;

/** What moves as one: layers that are near each other, or drift alike. */
export interface Plane {
  /** Of the painting, far to near; empty for the writing. */
  layers: readonly PaintedLayer[];
  /** Whether the painting's glyphs are on it. */
  writing: boolean;
}

/** Where pixels of the painting come to lie in the video: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Placing {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** One thing that a frame shows; each lies over those before. All lengths are pixels of the video. */
export type Drawn =
  | {
      kind: 'plane';
      /** Index into `planes`. */
      plane: number;
      placing: Placing;
      opacity: number;
      /** Lines of it are pushed sideways like water, by so many pixels of the painting. */
      ripple?: { reach: number; length: number; phase: number };
    }
  /** A closed shape with one touch of a paint. */
  | { kind: 'mark'; outline: readonly Point[]; color: Hex; opacity: number }
  /** A breath of mist: strongest in the middle, nothing at its edge. */
  | { kind: 'wisp'; x: number; y: number; radiusX: number; radiusY: number; color: Hex; opacity: number };

/** A painting in motion. */
export interface Animation {
  planes: readonly Plane[];
  /** What the frame of this number shows, from 0. The same for the same number, and seamless from the last to the first. */
  frame(index: number): Drawn[];
}

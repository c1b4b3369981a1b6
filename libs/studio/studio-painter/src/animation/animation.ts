import type { Hex } from '@danqing/color-core';
import type { Point } from '../brush/points.ts';
import type { PaintedLayer } from '../painting/painting.ts';

/** Size in pixels, frames per second, and number of frames. The video loops: frame 0 follows the last one. */
export const VIDEO = { width: 1280, height: 720, rate: 25, frames: 125 } as const;

/**
 * Extra width of a plane's image on each side, in pixels of the painting. Moving planes reveal what is
 * painted beyond the edge.
 */
export const OVERSCAN = 40;

export interface Plane {
  layers: readonly PaintedLayer[];
  writing: boolean;
}

/** Affine transform from painting pixels to video pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Placing {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** One element of a frame. Later elements lie over earlier ones. Lengths are pixels of the video. */
export type Drawn =
  | {
      kind: 'plane';
      plane: number;
      placing: Placing;
      opacity: number;
      /** Shifts rows sideways like water. Lengths are pixels of the painting. */
      ripple?: { reach: number; length: number; phase: number };
    }
  | { kind: 'mark'; outline: readonly Point[]; color: Hex; opacity: number }
  | { kind: 'wisp'; x: number; y: number; radiusX: number; radiusY: number; color: Hex; opacity: number };

export interface Animation {
  planes: readonly Plane[];
  /**
   * Returns the elements of a frame, counted from 0. Deterministic, and seamless from the last frame to the
   * first.
   */
  frame(index: number): Drawn[];
}

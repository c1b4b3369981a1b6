import type { Hex } from '@danqing/color-core';

/** Side of every painting in pixels, the unit of all lengths in this package. */
export const SIZE = 1024;

export const PAINTING_THEMES = ['landscape', 'flowers', 'portrait'] as const;
export type PaintingTheme = (typeof PAINTING_THEMES)[number];

/** The poem's subject. A `Scene` of studio-poet fits. Unknown words are ignored. */
export interface PaintedScene {
  place?: string;
  season?: string;
  time?: string;
  weather?: string;
  figure?: string | null;
  things?: readonly string[];
}

export type LayerKind =
  | 'paper'
  | 'sky'
  | 'moon'
  | 'sun'
  | 'mountain'
  | 'mist'
  | 'water'
  | 'rain'
  | 'snow'
  | 'tree'
  | 'plant'
  | 'flower'
  | 'petals'
  | 'rock'
  | 'house'
  | 'bridge'
  | 'boat'
  | 'figure'
  | 'bird'
  | 'fish'
  | 'insect'
  | 'fruit'
  | 'inscription'
  | 'seal';

export interface PaintedLayer {
  id: string;
  kind: LayerKind;
  /** 0 is the paper, 1 is nearest to the viewer. */
  depth: number;
  /** A self-contained `<g>` with one stroke or wash per line, in painting order. */
  svg: string;
}

/** A character that the renderer sets in its own typeface, instead of an outline. */
export interface Glyph {
  character: string;
  x: number;
  y: number;
  size: number;
  color: Hex;
  /** 0–1. */
  opacity: number;
  part: 'poem' | 'name' | 'seal';
}

export interface Painting {
  width: number;
  height: number;
  theme: PaintingTheme;
  composition: string;
  colors: { paper: Hex; ink: Hex; accent: Hex };
  layers: PaintedLayer[];
  glyphs: Glyph[];
}

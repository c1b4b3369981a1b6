import type { Hex } from '@danqing/color-core';

/** The side of every painting, in pixels; all lengths of this package are in them. */
export const SIZE = 1024;

export const PAINTING_THEMES = ['landscape', 'flowers', 'portrait'] as const;
/** 山水, 花鸟, 人物. */
export type PaintingTheme = (typeof PAINTING_THEMES)[number];

/** What the poem is about; a `Scene` of studio-poet fits. Words that no motif knows do no harm. */
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
  /** Unique in the painting. */
  id: string;
  kind: LayerKind;
  /** 0 the paper, 1 nearest to who looks. */
  depth: number;
  /** A `<g>` with what it needs in it: one stroke or wash on each line, in the order in which they are laid. */
  svg: string;
}

/** A character that is not drawn but written, with whatever typeface the renderer has. */
export interface Glyph {
  character: string;
  /** The middle of its square, in pixels. */
  x: number;
  y: number;
  /** The side of its square, in pixels. */
  size: number;
  color: Hex;
  /** 0-1. */
  opacity: number;
  part: 'poem' | 'name' | 'seal';
}

export interface Painting {
  width: number;
  height: number;
  theme: PaintingTheme;
  /** The name of the composition, such as `one-corner`. */
  composition: string;
  colors: { paper: Hex; ink: Hex; accent: Hex };
  /** Far to near. */
  layers: PaintedLayer[];
  glyphs: Glyph[];
}

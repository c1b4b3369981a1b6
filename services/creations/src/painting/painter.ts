import type { Maker, PaintingTheme } from '@danqing/contracts/creations';
import type { Scene } from '@danqing/studio-poet';

export interface PaintingOrder {
  /** The colour's Chinese name. */
  name: string;
  hex: string;
  theme: PaintingTheme;
  /** The lines of the poem, without marks. */
  lines: string[];
  /** What the poem shows; null where its maker did not say. */
  scene: Scene | null;
  /** Equal orders of equal seeds give equal paintings, where the painter can promise that. */
  seed: string;
}

/** Of the picture of this id, painted of this poem. */
export const seedOf = (poemId: string, imageId: number): string => `${poemId} ${imageId}`;

export interface PaintedLayer {
  /** From 1. */
  layer: number;
  layers: number;
  /** The picture so far, small, as a data URL. */
  preview: string;
}

/** Injection token of the painter. */
export const PAINTER = Symbol('Painter');

/** Paints: the embedded studio, or a model. */
export interface Painter {
  readonly maker: Maker;
  /**
   * The file of a picture, which nobody has looked into yet. `onLayer` hears of each layer that lies on the paper, where the
   * painter lets itself be watched. Rejects when it comes to no picture.
   */
  paint(order: PaintingOrder, onLayer: (layer: PaintedLayer) => void): Promise<Uint8Array>;
}

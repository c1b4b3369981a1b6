import type { Maker, PaintingTheme } from '@danqing/contracts/creations';
import type { Scene } from '@danqing/studio-poet';

export interface PaintRequest {
  name: string;
  hex: string;
  theme: PaintingTheme;
  lines: string[];
  scene: Scene | null;
  /** Equal requests with equal seeds give equal paintings, if the painter is deterministic. */
  seed: string;
}

export const seedOf = (poemId: string, imageId: number): string => `${poemId} ${imageId}`;

export interface PaintedLayer {
  layer: number;
  layers: number;
  preview: string;
}

export const PAINTER = Symbol('Painter');

export interface Painter {
  readonly maker: Maker;
  /**
   * Resolves with the picture file, which the caller must validate. Rejects if no picture results.
   *
   * @param onLayer called after each layer, if the painter reports progress
   */
  paint(request: PaintRequest, onLayer: (layer: PaintedLayer) => void): Promise<Uint8Array>;
}

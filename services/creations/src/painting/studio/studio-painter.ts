import { STUDIO } from '../../studio/studio.ts';
import type { PaintingRequest } from '@danqing/studio-painter';
import type { PaintedLayer, Painter, PaintRequest } from '../painter.ts';
import type { PaintedLayerPicture } from './paint-layers.ts';
import { sceneOfLines } from './scene-of-lines.ts';

export type PaintLayers = (
  request: PaintingRequest,
  onLayer: (layer: PaintedLayerPicture) => void,
) => Promise<Buffer>;

export const PAINT_LAYERS = Symbol('PaintLayers');

export const requestOf = ({ name, hex, theme, lines, scene, seed }: PaintRequest): PaintingRequest => ({
  name,
  hex,
  theme,
  lines,
  seed,
  scene: scene ?? sceneOfLines(lines),
});

export class StudioPainter implements Painter {
  readonly maker = STUDIO;
  readonly #paintLayers: PaintLayers;

  constructor(paintLayers: PaintLayers) {
    this.#paintLayers = paintLayers;
  }

  paint(order: PaintRequest, onLayer: (layer: PaintedLayer) => void): Promise<Uint8Array> {
    return this.#paintLayers(requestOf(order), ({ layer, layers, picture }) =>
      onLayer({
        layer,
        layers,
        preview: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
      }),
    );
  }
}

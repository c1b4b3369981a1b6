import { STUDIO } from '../../studio/studio.ts';
import type { PaintingRequest } from '@danqing/studio-painter';
import type { PaintedLayer, Painter, PaintingOrder } from '../painter.ts';
import type { LaidLayer } from './paint-layers.ts';
import { sceneOfLines } from './scene-of-lines.ts';

export type PaintLayers = (request: PaintingRequest, onLayer: (layer: LaidLayer) => void) => Promise<Buffer>;

export const requestOf = ({ name, hex, theme, lines, scene, seed }: PaintingOrder): PaintingRequest => ({
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

  paint(order: PaintingOrder, onLayer: (layer: PaintedLayer) => void): Promise<Uint8Array> {
    return this.#paintLayers(requestOf(order), ({ layer, layers, picture }) =>
      onLayer({
        layer,
        layers,
        preview: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
      }),
    );
  }
}

import { STUDIO } from '../../studio/studio.ts';
import type { PaintingRequest } from '@danqing/studio-painter';
import type { PaintedLayer, Painter, PaintingOrder } from '../painter.ts';
import { unpackFiles } from './packed-files.ts';
import { sceneOfLines } from './scene-of-lines.ts';

/** What `paintLayers` gives, off the event loop. */
export type PaintLayers = (request: PaintingRequest) => Promise<Buffer>;

/** The painter that is part of this software: ink and colour, layer by layer, in a process of its own. */
export class StudioPainter implements Painter {
  readonly maker = STUDIO;
  readonly #paintLayers: PaintLayers;

  constructor(paintLayers: PaintLayers) {
    this.#paintLayers = paintLayers;
  }

  async paint(
    { name, hex, theme, lines, scene, seed }: PaintingOrder,
    onLayer: (layer: PaintedLayer) => void,
  ): Promise<Uint8Array> {
    const packed = await this.#paintLayers({
      name,
      hex,
      theme,
      lines,
      seed,
      scene: scene ?? sceneOfLines(lines),
    });
    const [picture, ...previews] = unpackFiles(packed);
    if (!picture) throw new Error('the studio painted nothing');
    previews.forEach((preview, index) =>
      onLayer({
        layer: index + 1,
        layers: previews.length,
        preview: `data:image/webp;base64,${preview.toString('base64')}`,
      }),
    );
    return picture;
  }
}

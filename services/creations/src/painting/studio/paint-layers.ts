import type { TellProgress, Typefaces } from '@danqing/drawing';
import { composePainting, layerSvg, PAINTING_SIZE, type PaintingRequest } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeGlyphs } from './write-glyphs.ts';

/** Side in pixels, and WebP quality. */
const PREVIEW = { side: 256, quality: 60 };
/** High, because the picture store encodes it again. */
const QUALITY = 96;

export interface LaidLayer {
  layer: number;
  layers: number;
  picture: Uint8Array;
}

/**
 * Returns the painting as WebP. Runs in the drawing process.
 *
 * @param tell called after each layer; the writing comes last
 */
export async function paintLayers(
  request: PaintingRequest,
  typefaces: Typefaces,
  tell: TellProgress,
): Promise<Buffer> {
  const { layers, glyphs } = composePainting(request);
  const canvas = createCanvas(PAINTING_SIZE, PAINTING_SIZE);
  const context = canvas.getContext('2d');
  const small = createCanvas(PREVIEW.side, PREVIEW.side);
  const tellOf = async (layer: number): Promise<void> => {
    small.getContext('2d').drawImage(canvas, 0, 0, PREVIEW.side, PREVIEW.side);
    const picture = await small.encode('webp', PREVIEW.quality);
    tell({ layer, layers: layers.length + 1, picture } satisfies LaidLayer);
  };
  for (const [index, layer] of layers.entries()) {
    const image = await loadImage(Buffer.from(layerSvg(layer, { writing: false })));
    context.drawImage(image, 0, 0, PAINTING_SIZE, PAINTING_SIZE);
    await tellOf(index + 1);
  }
  writeGlyphs(context, typefaces, glyphs);
  await tellOf(layers.length + 1);
  return canvas.encode('webp', QUALITY);
}

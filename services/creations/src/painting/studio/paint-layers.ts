import type { ReportProgress, Typefaces } from '@danqing/drawing';
import { composePainting, layerSvg, PAINTING_SIZE, type PaintingRequest } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeGlyphs } from './write-glyphs.ts';

/** Side in pixels, and WebP quality. */
const PREVIEW = { side: 256, quality: 60 };
/** High, because the picture store encodes it again. */
const QUALITY = 96;

export interface PaintedLayerPicture {
  layer: number;
  layers: number;
  picture: Uint8Array;
}

/**
 * Returns the painting as WebP. Runs in the drawing process.
 *
 * @param reportProgress called after each layer; the writing comes last
 */
export async function paintLayers(
  request: PaintingRequest,
  typefaces: Typefaces,
  reportProgress: ReportProgress,
): Promise<Buffer> {
  const { layers, glyphs } = composePainting(request);
  const canvas = createCanvas(PAINTING_SIZE, PAINTING_SIZE);
  const context = canvas.getContext('2d');
  const small = createCanvas(PREVIEW.side, PREVIEW.side);
  const reportLayer = async (layer: number): Promise<void> => {
    small.getContext('2d').drawImage(canvas, 0, 0, PREVIEW.side, PREVIEW.side);
    const picture = await small.encode('webp', PREVIEW.quality);
    reportProgress({ layer, layers: layers.length + 1, picture } satisfies PaintedLayerPicture);
  };
  for (const [index, layer] of layers.entries()) {
    const image = await loadImage(Buffer.from(layerSvg(layer, { writing: false })));
    context.drawImage(image, 0, 0, PAINTING_SIZE, PAINTING_SIZE);
    await reportLayer(index + 1);
  }
  writeGlyphs(context, typefaces, glyphs);
  await reportLayer(layers.length + 1);
  return canvas.encode('webp', QUALITY);
}

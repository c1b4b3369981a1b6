import type { TellProgress, Typefaces } from '@danqing/drawing';
import { composePainting, layerSvg, PAINTING_SIZE, type PaintingRequest } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeGlyphs } from './write-glyphs.ts';

/** Side in pixels, and qualities of WebP. */
const PREVIEW = { side: 256, quality: 60 };
/** It is encoded once more, in its sizes. */
const QUALITY = 96;

/** What is told when a layer was laid. */
export interface LaidLayer {
  /** From 1. */
  layer: number;
  layers: number;
  /** The painting so far, small, as WebP. */
  picture: Uint8Array;
}

/** The painting as WebP; `tell` hears of each layer as it is laid, the writing last. Runs in the drawing process. */
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

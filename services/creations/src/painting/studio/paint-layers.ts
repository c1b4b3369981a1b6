import { Pen, type Typefaces } from '@danqing/drawing';
import { composePainting, layerSvg, PAINTING_SIZE, type PaintingRequest } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { packFiles } from './packed-files.ts';

/** Side in pixels, and qualities of WebP. */
const PREVIEW = { side: 256, quality: 60 };
/** It is encoded once more, in its sizes. */
const QUALITY = 96;
const WEIGHT = 500;
/** From the middle of an ideograph down to where letters stand, in its em. */
const BASELINE = 0.38;

/** Packed files: the painting, then a small picture of it after each layer was laid. Runs in the drawing process. */
export async function paintLayers(request: PaintingRequest, typefaces: Typefaces): Promise<Buffer> {
  const { layers, glyphs } = composePainting(request);
  const canvas = createCanvas(PAINTING_SIZE, PAINTING_SIZE);
  const context = canvas.getContext('2d');
  const small = createCanvas(PREVIEW.side, PREVIEW.side);
  const preview = (): Promise<Buffer> => {
    small.getContext('2d').drawImage(canvas, 0, 0, PREVIEW.side, PREVIEW.side);
    return small.encode('webp', PREVIEW.quality);
  };
  const previews: Buffer[] = [];
  for (const layer of layers) {
    const image = await loadImage(Buffer.from(layerSvg(layer, { writing: false })));
    context.drawImage(image, 0, 0, PAINTING_SIZE, PAINTING_SIZE);
    previews.push(await preview());
  }
  const pen = new Pen(context, typefaces);
  for (const { character, x, y, size, color, opacity } of glyphs) {
    context.globalAlpha = opacity;
    pen.write(character, x - size / 2, y + size * BASELINE, { size, weight: WEIGHT }, color);
  }
  previews.push(await preview());
  return packFiles([await canvas.encode('webp', QUALITY), ...previews]);
}

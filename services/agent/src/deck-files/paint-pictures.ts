import type { DeckModel } from '@danqing/contracts/agent';
import { composePainting, layerSvg, PAINTING_SIZE } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface DeckDrawing {
  model: DeckModel;
  seed: string;
}

export interface PaintedPicture {
  index: number;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Side in pixels; a slide shows a picture at half its size at most. */
const SIDE = 900;
const QUALITY = 88;

/**
 * Returns the paintings of a deck's picture slides as JPEG, in the palette's first colour. Runs in the
 * drawing process.
 */
export async function paintPictures({ model, seed }: DeckDrawing): Promise<PaintedPicture[]> {
  const [color] = model.design.palette;
  const pictures: PaintedPicture[] = [];
  for (const [index, slide] of model.content.entries()) {
    if (slide.layout !== 'picture' || !color) continue;
    const { layers } = composePainting({
      ...color,
      theme: slide.scene,
      scene: { things: [] },
      seed: `${seed} ${index}`,
    });
    const canvas = createCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    context.scale(SIDE / PAINTING_SIZE, SIDE / PAINTING_SIZE);
    for (const layer of layers) {
      const image = await loadImage(Buffer.from(layerSvg(layer, { writing: false })));
      context.drawImage(image, 0, 0, PAINTING_SIZE, PAINTING_SIZE);
    }
    pictures.push({ index, bytes: await canvas.encode('jpeg', QUALITY), width: SIDE, height: SIDE });
  }
  return pictures;
}

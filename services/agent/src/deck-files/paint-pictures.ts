import type { DeckModel } from '@danqing/contracts/agent';
import { composePainting, layerSvg, PAINTING_SIZE } from '@danqing/studio-painter';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What a file of a deck is drawn from. */
export interface DeckDrawing {
  model: DeckModel;
  /** Another seed, other paintings. */
  seed: string;
}

export interface PaintedPicture {
  /** Of its slide. */
  index: number;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Pixels of a side; a slide shows it no larger than half of itself. */
const SIDE = 900;
const QUALITY = 88;

/** Paints the pictures of a deck's picture slides by the studio, in the first colour of its palette, as JPEG. Runs in the drawing process. */
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

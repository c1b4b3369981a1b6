import { writePptx } from '@danqing/deck/files';
import { paintPictures, type DeckDrawing } from './paint-pictures.ts';

async function drawPptx(drawing: DeckDrawing): Promise<Buffer> {
  const pictures = (await paintPictures(drawing)).map(
    ({ index, ...picture }) => [index, { ...picture, type: 'image/jpeg' as const }] as const,
  );
  return Buffer.from(writePptx(drawing.model, new Map(pictures)));
}

/** What the drawing processes make, by name. */
export const renderers = { pptx: drawPptx, pdf: drawPptx };

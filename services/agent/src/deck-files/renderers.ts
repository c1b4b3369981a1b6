import { writePptx } from '@danqing/deck/files';
import type { Typefaces } from '@danqing/drawing';
import { drawDeckPdf } from './draw-deck-pdf.ts';
import { paintPictures, type DeckDrawing } from './paint-pictures.ts';

async function drawPptx(drawing: DeckDrawing): Promise<Buffer> {
  const pictures = (await paintPictures(drawing)).map(
    ({ index, ...picture }) => [index, { ...picture, type: 'image/jpeg' as const }] as const,
  );
  return Buffer.from(writePptx(drawing.model, new Map(pictures)));
}

const drawPdf = async (drawing: DeckDrawing, typefaces: Typefaces): Promise<Buffer> =>
  drawDeckPdf({ model: drawing.model, pictures: await paintPictures(drawing) }, typefaces);

export const renderers = { pptx: drawPptx, pdf: drawPdf };

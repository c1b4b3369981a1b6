import type { DeckModel } from '@danqing/contracts/agent';
import { contextOf, layOutSlide, PAGE } from '@danqing/deck';
import { drawPdf, Pen, type Typefaces } from '@danqing/drawing';
import { loadImage } from '@napi-rs/canvas';
import { PageDrawer } from './page-drawer.ts';

export interface DeckPdfInput {
  model: DeckModel;
  pictures: readonly { index: number; bytes: Uint8Array }[];
}

const POINTS = 72;

export async function drawDeckPdf({ model, pictures }: DeckPdfInput, typefaces: Typefaces): Promise<Buffer> {
  const images = new Map(
    await Promise.all(
      pictures.map(async ({ index, bytes }) => [index, await loadImage(Buffer.from(bytes))] as const),
    ),
  );
  const document = {
    page: { width: PAGE.w * POINTS, height: PAGE.h * POINTS },
    scale: 1,
    title: model.plan.title,
    author: '丹青 Danqing',
    creator: '丹青 Danqing',
  };
  const pages = model.content.map((slide, index) => {
    const page = layOutSlide(slide, contextOf(model, index));
    return (pen: Pen) => new PageDrawer(pen, model.design, images.get(index)).draw(page);
  });
  return drawPdf(Pen.forMeasuring(typefaces), document, pages);
}

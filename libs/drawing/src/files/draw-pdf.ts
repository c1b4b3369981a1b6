import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pen } from '../text/pen.ts';

export interface PdfDocument {
  /** Of every page, in points: 1/72 inch. */
  page: { width: number; height: number };
  /** Points for each unit of the drawing. */
  scale: number;
  title: string;
  author: string;
  creator: string;
}

/** Draws pages one after the other, with text that can be searched and copied in the order in which it is written. */
export function drawPdf(
  measuring: Pen,
  { page, scale, ...about }: PdfDocument,
  pages: readonly ((pen: Pen) => void)[],
): Buffer {
  const document = new PDFDocument(about);
  for (const draw of pages) {
    // It is one, but for `canvas`; the typings say less.
    const context = document.beginPage(page.width, page.height) as SKRSContext2D;
    context.scale(scale, scale);
    draw(measuring.on(context));
    document.endPage();
  }
  return document.close();
}

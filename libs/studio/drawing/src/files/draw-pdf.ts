import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pen } from '../text/pen.ts';

export interface PdfDocument {
  /** Page size in points (1/72 inch); `scale` is in points per drawing unit. */
  page: { width: number; height: number };
  scale: number;
  title: string;
  author: string;
  creator: string;
}

/** Returns a PDF with one page per drawing function. Text is searchable and copies in drawing order. */
export function drawPdf(
  measuring: Pen,
  { page, scale, ...about }: PdfDocument,
  pages: readonly ((pen: Pen) => void)[],
): Buffer {
  const document = new PDFDocument(about);
  for (const draw of pages) {
    const context = document.beginPage(page.width, page.height) as SKRSContext2D;
    context.scale(scale, scale);
    draw(measuring.on(context));
    document.endPage();
  }
  return document.close();
}

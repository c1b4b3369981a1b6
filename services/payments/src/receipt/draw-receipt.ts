import { breakLines, drawPdf, drawSeal, Pen, type Type, type Typefaces } from '@danqing/drawing';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** A4 in points, the unit of all lengths below. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 64;
const RIGHT = PAGE.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
const VALUE_LEFT = MARGIN + 112;
const LEADING = 19;

const TITLE: Type = { size: 26, weight: 600 };
const TEXT: Type = { size: 11, weight: 500 };
const STRONG: Type = { size: 12, weight: 600 };
const SMALL: Type = { size: 9.5, weight: 500 };
const INK = '#241E1A';
const INK_2 = '#4F4943';
const LINE = '#241E1A38';
const SEAL = '#B23A2B';

const COLUMNS = { quantity: MARGIN + 250, credits: MARGIN + 340, amount: RIGHT };

/** Renders a receipt as a one-page A4 PDF with searchable text. */
export function drawReceipt(receipt: Receipt, typefaces: Typefaces): Buffer {
  const measuring = Pen.forMeasuring(typefaces);
  const about = { title: receipt.title, author: receipt.seller.lines[0] ?? '', creator: receipt.siteTitle };
  return drawPdf(measuring, { page: PAGE, scale: 1, ...about }, [(pen) => drawPage(pen, receipt)]);
}

function drawPage(pen: Pen, receipt: Receipt): void {
  drawSeal(pen, {
    text: '丹青',
    left: RIGHT - 44,
    top: MARGIN - 8,
    side: 44,
    color: SEAL,
    ground: '#FFFFFF',
  });
  pen.write(receipt.title, MARGIN, MARGIN + 24, TITLE, INK);
  let top = prose(pen, receipt.notice, MARGIN, MARGIN + 52, WIDTH - 80, SMALL, INK_2);
  if (receipt.stamp !== null) top = stamp(pen, receipt.stamp, top + 10);
  rule(pen, (top += 16));
  top += 28;
  const [seller = '', ...address] = receipt.seller.lines;
  top = entry(pen, { label: receipt.seller.label, value: seller }, top, STRONG);
  for (const value of address) top = entry(pen, { label: '', value }, top, TEXT);
  top += 6;
  for (const line of receipt.facts) top = entry(pen, line, top, TEXT);
  top = items(pen, receipt, top + 22);
  for (const [index, { label, value }] of receipt.sums.entries()) {
    const type = index === receipt.sums.length - 1 ? STRONG : TEXT;
    pen.write(label, COLUMNS.quantity - 40, top, type, INK);
    writeRight(pen, value, RIGHT, top, type, INK);
    top += LEADING + 3;
  }
  rule(pen, PAGE.height - MARGIN - 30);
  prose(pen, receipt.footnote, MARGIN, PAGE.height - MARGIN - 12, WIDTH, SMALL, INK_2);
  pen.write(receipt.siteTitle, MARGIN, PAGE.height - MARGIN + 4, SMALL, INK_2);
}

function items(pen: Pen, { heads, item }: Receipt, top: number): number {
  for (const [texts, baseline, type, color] of [
    [heads, top, SMALL, INK_2],
    [item, top + 30, TEXT, INK],
  ] as const) {
    pen.write(texts.name, MARGIN, baseline, type, color);
    writeRight(pen, texts.quantity, COLUMNS.quantity, baseline, type, color);
    writeRight(pen, texts.credits, COLUMNS.credits, baseline, type, color);
    writeRight(pen, texts.amount, COLUMNS.amount, baseline, type, color);
  }
  rule(pen, top + 10);
  rule(pen, top + 44);
  return top + 70;
}

function entry(pen: Pen, { label, value }: ReceiptLine, baseline: number, type: Type): number {
  pen.write(label, MARGIN, baseline, TEXT, INK_2);
  return prose(pen, value, VALUE_LEFT, baseline, RIGHT - VALUE_LEFT, type, INK);
}

function prose(
  pen: Pen,
  text: string,
  left: number,
  baseline: number,
  width: number,
  type: Type,
  color: string,
): number {
  const { lines } = breakLines(text, width, 4, (part) => pen.width(part, type));
  lines.forEach((line, index) => pen.write(line, left, baseline + index * LEADING, type, color));
  return baseline + Math.max(1, lines.length) * LEADING;
}

function stamp(pen: Pen, text: string, top: number): number {
  const { context } = pen;
  const width = pen.width(text, STRONG) + 24;
  context.strokeStyle = SEAL;
  context.lineWidth = 1;
  context.strokeRect(MARGIN + 0.5, top - 8, width, 28);
  pen.write(text, MARGIN + 12, top + 10.5, STRONG, SEAL);
  return top + 24;
}

function rule(pen: Pen, top: number): void {
  pen.context.fillStyle = LINE;
  pen.context.fillRect(MARGIN, top, WIDTH, 0.75);
}

function writeRight(
  pen: Pen,
  text: string,
  right: number,
  baseline: number,
  type: Type,
  color: string,
): void {
  pen.write(text, right - pen.width(text, type), baseline, type, color);
}

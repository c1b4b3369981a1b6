import { drawPdf, Pen, type Typefaces } from '@danqing/drawing';
import type { Sheet, SheetColor } from '../sheet/sheet.ts';
import { captionsOfRow, type CaptionLine } from './captions.ts';
import { COLOPHON_HEIGHT, drawColophon } from './colophon.ts';
import { gridOf, rowsOf } from './grid.ts';
import { PAPER } from '../paper/paper.ts';
import { proseOf } from './prose.ts';
import { drawSwatch } from './swatches.ts';
import { horizontalLabel, titleOf } from './title-label.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
/** Layout units, as everything below. */
const WIDTH = 900;
const SCALE = PAGE.width / WIDTH;
const HEIGHT = PAGE.height / SCALE;
/** 15 mm, which every printer supports. */
const MARGIN = 64;
const COLUMNS = 5;
const SWATCH_GAP = 20;
const SWATCH_HEIGHT = { single: 320, several: 130 };
const CAPTION_GAP = 10;
const ROW_GAP = 30;
const PROSE_LINES = 22;
const BYLINE = { size: 15, weight: 500 };
/** White, so that printers put no ink on the background. */
const GROUND = '#FFFFFF';

type Step = (pen: Pen) => void;

export function drawDocument(sheet: Sheet, typefaces: Typefaces): Buffer {
  const measuring = Pen.forMeasuring(typefaces);
  const pages = layOut(measuring, sheet);
  const about = { title: sheet.name, author: sheet.author, creator: sheet.siteTitle };
  const draws = pages.map((steps, index) => (pen: Pen) => {
    for (const step of steps) step(pen);
    drawColophon(pen, sheet, {
      left: MARGIN,
      top: HEIGHT - MARGIN - COLOPHON_HEIGHT,
      width: WIDTH - 2 * MARGIN,
      author: '',
      note: `${index + 1} / ${pages.length}`,
      ground: GROUND,
    });
  });
  return drawPdf(measuring, { page: PAGE, scale: SCALE, ...about }, draws);
}

function layOut(measuring: Pen, sheet: Sheet): Step[][] {
  const width = WIDTH - 2 * MARGIN;
  const foot = HEIGHT - MARGIN - COLOPHON_HEIGHT;
  let page: Step[] = [];
  const pages = [page];
  let top = MARGIN;

  const title = horizontalLabel(measuring, titleOf(measuring, sheet), width);
  page.push((pen) => title.draw(pen, MARGIN, MARGIN));
  top += title.height + 20;

  const bylineTop = top;
  page.push((pen) => writeByline(pen, sheet, MARGIN, bylineTop + BYLINE.size));
  top += 40;

  if (sheet.description !== '') {
    const prose = proseOf(measuring, sheet.description, width, PROSE_LINES);
    const proseTop = top;
    page.push((pen) => prose.draw(pen, MARGIN, proseTop));
    top += prose.height + 20;
  }

  const { columns, slipWidth, rows } = gridOf(
    sheet.colors.length,
    width,
    Math.min(COLUMNS, sheet.colors.length),
    SWATCH_GAP,
  );
  const slipHeight = rows > 1 ? SWATCH_HEIGHT.several : SWATCH_HEIGHT.single;
  for (const row of rowsOf(sheet.colors, columns)) {
    const captions = captionsOfRow(measuring, row.map(captionOf), slipWidth);
    const height = slipHeight + CAPTION_GAP + (captions[0]?.height ?? 0);
    if (top + height > foot - CAPTION_GAP) {
      page = [];
      pages.push(page);
      top = MARGIN;
    }
    const rowTop = top;
    row.forEach((color, index) => {
      const left = MARGIN + index * (slipWidth + SWATCH_GAP);
      page.push((pen) => {
        drawSwatch(pen, color, { left, top: rowTop, width: slipWidth, height: slipHeight });
        captions[index]?.draw(pen, left, rowTop + slipHeight + CAPTION_GAP);
      });
    });
    top += height + ROW_GAP;
  }
  return pages;
}

/** Written in parts, so that a right-to-left author name does not reverse the rest. */
function writeByline(pen: Pen, { author, count }: Sheet, left: number, baseline: number): void {
  let at = left;
  for (const part of author === '' ? [count] : [author, ' · ', count])
    at += pen.write(part, at, baseline, BYLINE, PAPER.ink2);
}

const captionOf = ({ name, gloss, pinyin, hex, rgb, label }: SheetColor): CaptionLine[] => [
  { text: name, type: { size: 18, weight: 600 }, color: PAPER.ink, most: 5 },
  { text: gloss, type: { size: 14, weight: 500 }, color: PAPER.ink2, most: 3 },
  { text: pinyin, type: { size: 13, weight: 500 }, color: PAPER.ink3, most: 3 },
  { text: hex, type: { size: 14, weight: 500 }, color: PAPER.ink2, most: 1 },
  { text: `RGB ${rgb}`, type: { size: 13, weight: 500 }, color: PAPER.ink2, most: 1 },
  { text: label, type: { size: 13, weight: 600 }, color: PAPER.ink2, most: 2 },
];

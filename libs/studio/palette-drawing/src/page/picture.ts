import { drawPng, Pen, type Typefaces } from '@danqing/drawing';
import type { Sheet, SheetColor } from '../sheet/sheet.ts';
import { captionsOfRow, type CaptionLine } from './captions.ts';
import { COLOPHON_HEIGHT, drawColophon } from './colophon.ts';
import { gridOf, rowsOf } from './grid.ts';
import { PAPER } from '../paper/paper.ts';
import { proseOf } from './prose.ts';
import { drawSwatch, writeName } from './swatches.ts';
import { drawSpine, SPINE } from './spine.ts';
import { horizontalLabel, verticalLabel, titleOf } from './title-label.ts';

/** Layout units, of two pixels each. */
const WIDTH = 1200;
const SCALE = 2;
const MARGIN = { top: 64, left: SPINE + 56, right: 72, bottom: 40 };
const SWATCH_GAP = 8;
const MAX_COLUMNS = 12;
const SWATCH_HEIGHTS = [440, 300, 240, 200, 180];
const ROW_GAP = 28;
const PROSE_LINES = 6;

/** Renders the sheet as a PNG 2,400 pixels wide; the height depends on the content. */
export function drawPicture(sheet: Sheet, typefaces: Typefaces): Buffer {
  const measuring = Pen.forMeasuring(typefaces);
  const { height, draw } = layOut(measuring, sheet);
  return drawPng(measuring, { width: WIDTH, height, scale: SCALE }, (pen) =>
    pen.shapesFirst(() => draw(pen)),
  );
}

function layOut(measuring: Pen, sheet: Sheet): { height: number; draw: (pen: Pen) => void } {
  const steps: ((pen: Pen) => void)[] = [];
  const right = WIDTH - MARGIN.right;
  const rowCount = Math.ceil(sheet.colors.length / MAX_COLUMNS);
  const slipHeight = SWATCH_HEIGHTS[Math.min(rowCount, SWATCH_HEIGHTS.length) - 1] ?? 0;

  const name = titleOf(measuring, sheet);
  const standing = verticalLabel(measuring, name, Math.max(440, Math.min(640, rowCount * slipHeight)));
  const left = MARGIN.left + (standing ? Math.ceil(standing.width) + 48 : 0);
  const width = right - left;
  let top = MARGIN.top;
  if (standing) {
    steps.push((pen) => standing.draw(pen, MARGIN.left, MARGIN.top));
  } else {
    const lying = horizontalLabel(measuring, name, width);
    steps.push((pen) => lying.draw(pen, left, MARGIN.top));
    top += Math.ceil(lying.height + 36);
  }

  const grid = gridOf(sheet.colors.length, width, MAX_COLUMNS, SWATCH_GAP);
  for (const row of rowsOf(sheet.colors, grid.columns)) {
    const captions = captionsOfRow(measuring, row.map(captionOf), grid.slipWidth);
    const rowTop = top;
    row.forEach((color, index) => {
      const from = toPixel(left + index * (grid.slipWidth + SWATCH_GAP));
      const box = { left: from, top: rowTop, width: toPixel(grid.slipWidth), height: slipHeight };
      steps.push((pen) => {
        drawSwatch(pen, color, box);
        writeName(pen, color, box);
        captions[index]?.draw(pen, box.left, rowTop + slipHeight + 10);
      });
    });
    top += Math.ceil(slipHeight + 10 + (captions[0]?.height ?? 0) + ROW_GAP);
  }

  if (sheet.description !== '') {
    const prose = proseOf(measuring, sheet.description, width, PROSE_LINES);
    const proseTop = top;
    steps.push((pen) => prose.draw(pen, left, proseTop));
    top += prose.height + 24;
  }

  const bottom = Math.max(top, MARGIN.top + (standing?.height ?? 0) + ROW_GAP);
  steps.push((pen) =>
    drawColophon(pen, sheet, {
      left,
      top: bottom,
      width,
      author: sheet.author,
      note: sheet.count,
      ground: PAPER.ground,
    }),
  );
  const height = Math.ceil(bottom + COLOPHON_HEIGHT + MARGIN.bottom);
  return {
    height,
    draw(pen) {
      pen.context.fillStyle = PAPER.ground;
      pen.context.fillRect(0, 0, WIDTH, height);
      drawSpine(pen, sheet, height);
      for (const step of steps) step(pen);
    },
  };
}

const toPixel = (units: number) => Math.round(units * SCALE) / SCALE;

const captionOf = ({ label, hex, gloss, pinyin }: SheetColor): CaptionLine[] => [
  { text: label, type: { size: 14, weight: 700 }, color: PAPER.ink, most: 2 },
  { text: hex, type: { size: 13, weight: 500 }, color: PAPER.ink2, most: 1 },
  { text: gloss, type: { size: 13, weight: 500 }, color: PAPER.ink2, most: 3 },
  { text: pinyin, type: { size: 13, weight: 500 }, color: PAPER.ink3, most: 2 },
];

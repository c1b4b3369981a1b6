import {
  CHART_INK,
  CHART_PAGE_SIZE,
  CHART_PAPER,
  chartLayout,
  chartNameSize,
  type ChartBox,
  type ChartCell,
  type Color,
} from '@danqing/contracts/colors';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { ChartSheet } from './chart-sheet.ts';
import { chartTitle } from './chart-titles.ts';
import type { ChartTypeface } from './chart-typeface.ts';

const CINNABAR = '#B23A2B';
const FRAME = [
  { inset: 4, line: 1.5 },
  { inset: 8.5, line: 0.5 },
] as const;
const MARGIN = { line: 592, middle: 612, top: 26, bottom: 454 };
const SEAL = 26;
const SEAL_BOX: ChartBox = {
  left: MARGIN.middle - SEAL / 2,
  top: MARGIN.bottom - SEAL,
  width: SEAL,
  height: SEAL,
};
const PITCH = 1.1;

export type ChartColor = Pick<Color, 'name' | 'hex' | 'cmyk'>;

/** Draws one page of the chart as a lossless WebP of 1280 × 960 pixels. Equal colours produce equal bytes. */
export function drawChartPage(
  page: number,
  colors: readonly ChartColor[],
  typeface: ChartTypeface,
): Promise<Buffer> {
  const layout = chartLayout(colors.length);
  const sheet = new ChartSheet(CHART_PAPER);
  sheet.print(CHART_INK, { left: 0, top: 0, ...CHART_PAGE_SIZE }, (context) => {
    drawFrame(context);
    drawMargin(context, page, colors.length, typeface);
    layout.cells.forEach((cell, index) => {
      const color = colors[index];
      if (color && isPale(color.hex)) outline(context, cell.swatch);
      if (color) drawCaption(context, color, cell, chartNameSize(layout.rows), typeface);
    });
  });
  sheet.print(CINNABAR, SEAL_BOX, (context) => drawSeal(context, typeface));
  layout.cells.forEach(({ swatch }, index) => sheet.fill(swatch, colors[index]?.hex ?? CHART_PAPER));
  return sheet.encode();
}

function drawFrame(context: SKRSContext2D): void {
  const { width, height } = CHART_PAGE_SIZE;
  for (const { inset, line } of FRAME) {
    context.fillRect(inset, inset, width - 2 * inset, line);
    context.fillRect(inset, height - inset - line, width - 2 * inset, line);
    context.fillRect(inset, inset, line, height - 2 * inset);
    context.fillRect(width - inset - line, inset, line, height - 2 * inset);
  }
  context.fillRect(MARGIN.line, MARGIN.top, 0.5, MARGIN.bottom - MARGIN.top);
}

function drawMargin(context: SKRSContext2D, page: number, count: number, typeface: ChartTypeface): void {
  const { title, subtitle, ...foot } = chartTitle(page, count);
  const large = { size: 22, weight: 600 };
  const below = drawColumn(context, title, MARGIN.top, large, 1.2, typeface);
  drawColumn(context, subtitle, below + 14, { size: 17, weight: 500 }, 1.2, typeface);
  const small = { size: 12, weight: 500 };
  const length = (text: string) => [...text].length * 1.15 * small.size;
  const top = MARGIN.bottom - SEAL - 12 - length(foot.count) - 12 - length(foot.page);
  const next = drawColumn(context, foot.page, Math.round(top), small, 1.15, typeface);
  drawColumn(context, foot.count, next + 12, small, 1.15, typeface);
}

const isPale = (hex: string): boolean =>
  (hex.slice(1).match(/../g) ?? []).every((channel) => channel >= 'E4');

function outline(context: SKRSContext2D, { left, top, width, height }: ChartBox): void {
  context.fillRect(left - 0.5, top - 0.5, width + 1, height + 1);
  context.clearRect(left, top, width, height);
}

function drawColumn(
  context: SKRSContext2D,
  text: string,
  top: number,
  type: { size: number; weight: number },
  pitch: number,
  typeface: ChartTypeface,
): number {
  const characters = [...text];
  characters.forEach((character, index) =>
    typeface.ideograph(
      context,
      character,
      MARGIN.middle - type.size / 2,
      Math.round(top + index * pitch * type.size),
      type,
    ),
  );
  return top + characters.length * pitch * type.size;
}

function drawSeal(context: SKRSContext2D, typeface: ChartTypeface): void {
  const { left, top } = SEAL_BOX;
  context.beginPath();
  context.roundRect(left, top, SEAL, SEAL, 2);
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  const type = { size: 11, weight: 800 };
  ['丹', '青'].forEach((character, index) =>
    typeface.ideograph(context, character, MARGIN.middle - 5.5, top + 1.5 + index * 12, type),
  );
  context.globalCompositeOperation = 'source-over';
}

function drawCaption(
  context: SKRSContext2D,
  { name, hex, cmyk }: ChartColor,
  { swatch, ...cell }: ChartCell,
  nameSize: number,
  typeface: ChartTypeface,
): void {
  const characters = [...name];
  const pitch = Math.min(PITCH * nameSize, swatch.height / characters.length);
  const size = Math.min(nameSize, Math.floor(2 * pitch) / 2);
  const left = cell.left + cell.width - (nameSize + size) / 2;
  characters.forEach((character, index) =>
    typeface.ideograph(context, character, left, Math.round(2 * (swatch.top + index * pitch)) / 2, {
      size,
      weight: 600,
    }),
  );
  const below = swatch.top + swatch.height;
  const room = cell.top + cell.height - below;
  const wide = cell.width > 80;
  typeface.line(context, hex, cell.left, below + 11, { size: wide ? 10 : 9, weight: 600 });
  if (room < 20) return;
  const inks = cmyk.replaceAll(',', ' ');
  typeface.line(context, inks, cell.left, below + 23, { size: wide ? 10 : 9, weight: 400 });
}

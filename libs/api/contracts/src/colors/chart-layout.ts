export interface ChartBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ChartCell extends ChartBox {
  swatch: ChartBox;
}

export interface ChartLayout {
  rows: number;
  columns: number;
  cells: ChartCell[];
}

/**
 * All pages have the same size, so that paging does not shift the layout. One unit is a CSS pixel at full
 * width.
 */
export const CHART_PAGE_SIZE = { width: 640, height: 480 } as const;
/** The same in the light and the dark theme. Marks on the page also use CHART_INK. */
export const CHART_PAPER = '#FFFDF8';
export const CHART_INK = '#241E1A';
const AREA: ChartBox = { left: 22, top: 22, width: 562, height: 438 };
/** Maximum difference between columns and rows. Keeps swatches upright on a landscape page. */
const MORE_COLUMNS = 3;
const MAX_ROWS = 6;
const WIDEST = 140;
const gapOf = (rows: number) => (rows < 5 ? 14 : 8);
const LINE = 12;
const linesOf = (rows: number) => (rows < 5 ? 2 : 1);

/**
 * Arranges the colours of a chart page in the order of their ids. The page pictures and the marks over them
 * share this layout, so a change needs both in one release.
 *
 * @param count 1-54
 * @throws {RangeError} when `count` is out of range
 */
export function chartLayout(count: number): ChartLayout {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`no page has ${count} colours`);
  let rows = 1;
  while (Math.ceil(count / rows) > rows + MORE_COLUMNS) rows += 1;
  if (rows > MAX_ROWS) throw new RangeError(`a page has no room for ${count} colours`);
  const columns = Math.ceil(count / rows);
  const gap = gapOf(rows);
  const pitch = {
    x: Math.min(WIDEST, Math.floor((AREA.width + gap) / columns)),
    y: Math.floor((AREA.height + gap) / rows),
  };
  const left = AREA.left + Math.floor((AREA.width + gap - columns * pitch.x) / 2);
  const cells = Array.from({ length: count }, (_, index): ChartCell => {
    const cell = {
      left: left + (index % columns) * pitch.x,
      top: AREA.top + Math.floor(index / columns) * pitch.y,
      width: pitch.x - gap,
      height: pitch.y - gap,
    };
    const swatch = {
      left: cell.left,
      top: cell.top,
      width: cell.width - chartNameSize(rows) - 4,
      height: cell.height - linesOf(rows) * LINE - 2,
    };
    return { ...cell, swatch };
  });
  return { rows, columns, cells };
}

export const chartNameSize = (rows: number): number => [24, 20, 17, 14, 12, 11][rows - 1] ?? 11;

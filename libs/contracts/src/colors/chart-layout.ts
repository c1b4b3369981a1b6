/** Left, top, width and height in units of the chart page, all whole numbers. */
export interface ChartBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ChartCell extends ChartBox {
  /** The colour itself; its name is right of it, its values below. */
  swatch: ChartBox;
}

export interface ChartLayout {
  rows: number;
  columns: number;
  /** Row by row, each from left to right. */
  cells: ChartCell[];
}

/** Every page has the same size, so that turning one moves nothing. Units are CSS pixels where a page is shown at full width. */
export const CHART_PAGE_SIZE = { width: 640, height: 480 } as const;
/** Paper and ink of every page, in either theme; ink is also what marks on it are drawn with. */
export const CHART_PAPER = '#FFFDF8';
export const CHART_INK = '#241E1A';
/** Where cells may be: within the frame, left of the title. */
const AREA: ChartBox = { left: 22, top: 22, width: 562, height: 438 };
/** More columns than rows, at most: swatches stay upright on a page that is wider than high. */
const MORE_COLUMNS = 3;
const MOST_ROWS = 6;
/** Two colours alone stand as slips in the middle of their page. */
const WIDEST = 140;
const gapOf = (rows: number) => (rows < 5 ? 14 : 8);
/** Room of one line of values, and how many lines there is room for. */
const LINE = 12;
const linesOf = (rows: number) => (rows < 5 ? 2 : 1);

/**
 * Where the colours of a chart page stand, in the order of their ids, and how many columns and rows they make. The pictures are
 * drawn by it and marks are laid over them by it, so both change in one release. Throws RangeError for less than 1 or more than 54 colours.
 */
export function chartLayout(count: number): ChartLayout {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`no page has ${count} colours`);
  let rows = 1;
  while (Math.ceil(count / rows) > rows + MORE_COLUMNS) rows += 1;
  if (rows > MOST_ROWS) throw new RangeError(`a page has no room for ${count} colours`);
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

/** Size of the vertical names on a page of so many rows. */
export const chartNameSize = (rows: number): number => [24, 20, 17, 14, 12, 11][rows - 1] ?? 11;

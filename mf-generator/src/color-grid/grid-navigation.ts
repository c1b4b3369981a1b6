export interface GridShape {
  count: number;
  columns: number;
}

/**
 * Returns the cell that a key moves to in a grid filled row by row, or null for other keys. Arrows stop at
 * the edges. Home and End stay in the row, or with Ctrl span the grid. Page Up and Page Down stay in the
 * column.
 */
export function nextGridCell(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  index: number,
  { count, columns }: GridShape,
): number | null {
  const column = index % columns;
  const rowStart = index - column;
  const rowEnd = Math.min(rowStart + columns, count) - 1;
  const last = count - 1;
  /** The cell below, or the last cell if the last row is too short for the column. */
  const down = rowStart + columns > last ? index : Math.min(index + columns, last);
  const bottom = last - (((((last % columns) - column) % columns) + columns) % columns);
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, rowEnd);
    case 'ArrowLeft':
      return Math.max(index - 1, rowStart);
    case 'ArrowDown':
      return down;
    case 'ArrowUp':
      return index < columns ? index : index - columns;
    case 'Home':
      return ctrlKey ? 0 : rowStart;
    case 'End':
      return ctrlKey ? last : rowEnd;
    case 'PageUp':
      return column;
    case 'PageDown':
      return bottom;
    default:
      return null;
  }
}

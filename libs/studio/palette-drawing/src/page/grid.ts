export interface Grid {
  columns: number;
  slipWidth: number;
  rows: number;
}

/** Distributes items over rows as evenly as possible, with at most `most` per row. */
export function gridOf(count: number, width: number, most: number, gap: number): Grid {
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  return {
    rows: Math.ceil(count / columns),
    columns,
    slipWidth: (width - (columns - 1) * gap) / columns,
  };
}

export function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let from = 0; from < items.length; from += columns) rows.push(items.slice(from, from + columns));
  return rows;
}

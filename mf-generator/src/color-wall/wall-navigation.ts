/**
 * Returns the tile that a key moves to, or null for other keys. Left and right pass through all tiles. Up and
 * down stay in the column across groups. Page Up and Page Down move to the start of a group, Home and End to
 * the ends of the wall.
 *
 * @param counts number of tiles of each group
 */
export function nextWallTile(
  key: string,
  index: number,
  counts: readonly number[],
  columns: number,
): number | null {
  const starts = counts.map((_, group) => counts.slice(0, group).reduce((sum, count) => sum + count, 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const group = starts.findLastIndex((start) => start <= index);
  const start = starts[group] ?? 0;
  const count = counts[group] ?? 0;
  const place = index - start;
  const column = place % columns;
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, total - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown': {
      const lastRow = Math.floor((count - 1) / columns);
      if (Math.floor(place / columns) < lastRow) return start + Math.min(place + columns, count - 1);
      const next = starts[group + 1];
      return next === undefined ? index : next + Math.min(column, (counts[group + 1] ?? 1) - 1);
    }
    case 'ArrowUp': {
      if (place >= columns) return index - columns;
      const before = starts[group - 1];
      const above = counts[group - 1];
      if (before === undefined || above === undefined) return index;
      const rowStart = Math.floor((above - 1) / columns) * columns;
      return before + Math.min(rowStart + column, above - 1);
    }
    case 'PageDown':
      return starts[group + 1] ?? total - 1;
    case 'PageUp':
      return place > 0 ? start : (starts[group - 1] ?? 0);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
}

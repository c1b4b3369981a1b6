/** A cell of the triangle below the diagonal: `row > column`. */
export interface MatrixCell {
  row: number;
  column: number;
}

/**
 * Returns the cell that a key leads to in the triangle of `count` colours, or null for other keys. Arrows
 * stop at the edges and at the diagonal. Home and End stay in the row, Page Up and Page Down in the column.
 */
export function matrixTarget(key: string, { row, column }: MatrixCell, count: number): MatrixCell | null {
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, row - 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowDown':
      return { row: Math.min(row + 1, count - 1), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, column + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: row - 1 };
    case 'PageUp':
      return { row: column + 1, column };
    case 'PageDown':
      return { row: count - 1, column };
    default:
      return null;
  }
}

import { colorGrid, hexToOklch, nearestColors, textOn, type Hex } from '@danqing/color-core';

export interface GridCell {
  hex: Hex;
  /** Of a mark on it. */
  text: Hex;
  /** No other than its left neighbour: the screen has no step between them. */
  same: boolean;
}

export interface GeneratedGrid {
  rows: GridCell[][];
  columns: number;
  /** Index of the cell nearest to the colour itself, row by row. */
  own: number;
  /** The colour has no hue: rows of one grey each. */
  grey: boolean;
}

/** OKLCH lightness of a row (specification part 1 §9). */
export const rowLightness = (row: number): number => 0.95 - 0.07 * row;

/** The generated grid of a colour, ready to be shown. Throws `InvalidHexError`. */
export function generatedGrid(primary: string): GeneratedGrid {
  const hexes = colorGrid(primary);
  const grey = hexToOklch(primary).c === 0;
  const rows = hexes.map((row) => {
    // All of a row have its lightness, and to ask for each of 169 would take several frames.
    const text = textOn(row[0] ?? primary);
    return row.map((hex, column): GridCell => ({ hex, text, same: !grey && hex === row[column - 1] }));
  });
  const cells = hexes.flat().map((hex, index) => ({ name: String(index), hex }));
  const own = Number(nearestColors(primary, cells, 1)[0]?.color.name ?? 0);
  return { rows, columns: hexes[0]?.length ?? 0, own, grey };
}

import { colorGrid, hexToOklch, nearestColors, textOn, type Hex } from '@danqing/color-core';

export interface GridCell {
  hex: Hex;
  text: Hex;
  /** True when the colour equals its left neighbour, because the sRGB steps are too coarse. */
  equalsLeft: boolean;
}

export interface GeneratedGrid {
  rows: GridCell[][];
  columns: number;
  ownIndex: number;
  /** True when the colour has no hue, so that each row is a single grey. */
  grey: boolean;
}

/** OKLCH lightness of a row, 0-1 (specification part 1 §9). */
export const rowLightness = (row: number): number => 0.95 - 0.07 * row;

export function generatedGrid(primary: string): GeneratedGrid {
  const hexes = colorGrid(primary);
  const grey = hexToOklch(primary).c === 0;
  const rows = hexes.map((row) => {
    // Computes one text colour per row, because a row has one lightness and 169 computations would take
    // several frames.
    const text = textOn(row[0] ?? primary);
    return row.map((hex, column): GridCell => ({ hex, text, equalsLeft: !grey && hex === row[column - 1] }));
  });
  const cells = hexes.flat().map((hex, index) => ({ name: String(index), hex }));
  const own = Number(nearestColors(primary, cells, 1)[0]?.color.name ?? 0);
  return { rows, columns: hexes[0]?.length ?? 0, ownIndex: own, grey };
}

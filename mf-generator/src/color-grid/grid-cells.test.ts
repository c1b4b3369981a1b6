import { contrastRatio } from '@danqing/color-core';
import { describe, expect, it } from 'vitest';
import { generatedGrid, rowLightness } from './grid-cells.ts';

describe('the generated grid', () => {
  it('has 13 × 13 cells and its own cell where lightness and chroma are nearest', () => {
    const { rows, columns, ownIndex } = generatedGrid('#ED5126');
    expect([rows.length, columns]).toEqual([13, 13]);
    expect(rows.flat()[ownIndex]?.hex).toBe('#F8582D');
  });

  it('names the lightness of its rows, from 0.95 down by 0.07', () => {
    expect([0, 1, 12].map((row) => rowLightness(row).toFixed(2))).toEqual(['0.95', '0.88', '0.11']);
  });

  it('marks what the screen cannot tell from its left neighbour', () => {
    const cells = generatedGrid('#ED5126').rows;
    for (const row of cells)
      row.forEach(({ hex, equalsLeft }, column) => expect(equalsLeft).toBe(hex === row[column - 1]?.hex));
    expect(cells.flat().filter(({ equalsLeft }) => equalsLeft).length).toBeGreaterThan(0);
  });

  it('draws its marks so that they are seen on every cell', () => {
    for (const primary of ['#ED5126', '#1772B4', '#FFD111', '#25F8CB', '#392F41', '#808080'])
      for (const { hex, text } of generatedGrid(primary).rows.flat())
        expect(contrastRatio(hex, text), `${primary} ${hex}`).toBeGreaterThanOrEqual(3);
  });

  it('of a grey is rows of one grey each, without marks', () => {
    const { rows, grey } = generatedGrid('#808080');
    expect(grey).toBe(true);
    for (const row of rows) expect(new Set(row.map(({ hex }) => hex)).size).toBe(1);
    expect(rows.flat().some(({ equalsLeft }) => equalsLeft)).toBe(false);
  });
});

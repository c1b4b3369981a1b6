import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import { colorGrid, hexToOklch, hexToRgb } from './index.ts';

const ROUNDING = 0.004;

function expectGrid(hex: string) {
  const grid = colorGrid(hex);
  const { h, c: ownChroma } = hexToOklch(hex);
  expect(grid).toHaveLength(13);
  grid.forEach((row, r) => {
    expect(row).toHaveLength(13);
    const cells = row.map((cell) => {
      expect(cell).toMatch(/^#[0-9A-F]{6}$/);
      return hexToOklch(cell);
    });
    cells.forEach(({ l, c, h: hue }, column) => {
      expect(Math.abs(l - (0.95 - 0.07 * r))).toBeLessThan(0.01);
      expect(c).toBeGreaterThan((cells[column - 1]?.c ?? 0) - ROUNDING);
      if (ownChroma >= 0.004 && c > 0.05) expect(Math.abs(((hue - h + 540) % 360) - 180)).toBeLessThan(6);
    });
  });
}

test(
  'every fifth of the 1,023 colours has a 13 × 13 grid of falling lightness and rising chroma in its hue',
  fullListTimeout,
  () => {
    for (const { hex } of allColors.filter((_, index) => index % 5 === 0)) expectGrid(hex);
  },
);

test('random colours too', fullListTimeout, () => {
  fc.assert(fc.property(anyHex, expectGrid), { numRuns: 50 });
});

test('chroma starts at 0.01 and the last column reaches the edge of sRGB', () => {
  for (const row of colorGrid('#ED5126')) {
    expect(Math.abs(hexToOklch(row[0] ?? '').c - 0.01)).toBeLessThan(ROUNDING);
    const [...edge] = hexToRgb(row[12] ?? '');
    expect(edge.some((value) => value <= 1 || value >= 254)).toBe(true);
  }
});

describe('traps', () => {
  test('no run of identical cells from clipping', () => {
    for (const row of colorGrid('#ED5126').slice(0, 12)) expect(new Set(row).size).toBeGreaterThan(9);
  });

  test.each(['#808080', '#FFFFFF', '#000000', '#818080'])('the achromatic %s gives greys', (hex) => {
    for (const row of colorGrid(hex)) {
      expect(new Set(row).size).toBe(1);
      expect(new Set(hexToRgb(row[0] ?? '')).size).toBe(1);
    }
  });
});

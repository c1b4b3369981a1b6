import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { PaletteFileError, readPaletteFile } from '../index.ts';
import { writeAco, writeAct } from './write-photoshop.ts';

vi.setConfig(manyRuns);

/** Big-endian 16-bit words, as both files have them. */
const words = (...values: number[]) => {
  const bytes = new Uint8Array(2 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint16(2 * index, value));
  return bytes;
};
const letters = (text: string) => [0, text.length + 1, ...[...text].map((letter) => letter.charCodeAt(0)), 0];

describe('an ACO file', () => {
  test('has these bytes', () => {
    expect(writeAco({ name: '夜', colors: [{ hex: '#FF8000', name: '橙' }] })).toEqual(
      words(1, 1, 0, 65_535, 128 * 257, 0, 0, 2, 1, 0, 65_535, 128 * 257, 0, 0, ...letters('橙')),
    );
  });

  test.each([
    ['RGB', [0, 65_535, 32_896, 0, 0], '#FF8000'],
    ['HSB', [1, 21_845, 65_535, 65_535, 0], '#00FF00'],
    ['CMYK, where 0 is full ink', [2, 65_535, 32_639, 0, 65_535], '#FF7F00'],
    ['Lab', [7, 10_000, 0, 0, 0], '#FFFFFF'],
    ['Lab with signed components', [7, 5429, 8080, 6989, 0], '#FF0000'],
    ['grey', [8, 5000, 0, 0, 0], '#808080'],
    ['wide CMYK', [9, 0, 5000, 10_000, 0], '#FF8000'],
  ])('in %s is read', (_space, color, hex) => {
    expect(readPaletteFile(words(1, 1, ...color), 'x.aco').colors).toMatchObject([{ hex }]);
  });

  test('in CMYK keeps its inks, in RGB it has none', () => {
    const inksOf = (...color: number[]) => readPaletteFile(words(1, 1, ...color), 'x.aco').colors[0]?.inks;
    expect(inksOf(9, 0, 5000, 10_000, 0)).toEqual([0, 50, 100, 0]);
    expect(inksOf(0, 65_535, 0, 0, 0)).toBeUndefined();
  });

  test('takes its names from the second version', () => {
    const color = [0, 65_535, 0, 0, 0];
    for (const bytes of [
      words(2, 1, ...color, ...letters('朱')),
      words(1, 1, ...color, 2, 1, ...color, ...letters('朱')),
    ])
      expect(readPaletteFile(bytes, 'x.aco').colors).toEqual([{ hex: '#FF0000', name: '朱' }]);
  });

  test('counts colours of a book, whose space names an ink', () => {
    const bytes = words(1, 2, 0, 65_535, 0, 0, 0, 3, 1, 2, 3, 4);
    expect(readPaletteFile(bytes, 'x.aco')).toMatchObject({
      total: 1,
      unread: [{ name: '', reason: 'unknown-model' }],
    });
  });

  test('that ends early gives what is before its end', () => {
    const bytes = writeAco(fiveColors);
    const second = bytes.slice(4 + 50);
    const { colors, unread } = readPaletteFile(second.slice(0, -4), 'x.aco');
    expect(colors.map(({ hex }) => hex)).toEqual(fiveColors.colors.slice(0, 4).map(({ hex }) => hex));
    expect(unread).toEqual([{ name: '', reason: 'cut-off' }]);
  });
});

describe('an ACT file', () => {
  test('gives its counted colours back', () => {
    expect(readPaletteFile(writeAct(fiveColors), 'x.act').colors).toEqual(
      fiveColors.colors.map(({ hex }) => ({ hex })),
    );
  });

  test('has 256 colours', () => {
    const { colors } = readPaletteFile(writeAct({ name: '全', colors: listedColors }), 'x.act');
    expect(colors.map(({ hex }) => hex)).toEqual(listedColors.slice(0, 256).map(({ hex }) => hex));
  });

  test('without a count ends before its padding', () => {
    const bytes = writeAct(fiveColors).slice(0, 768);
    expect(readPaletteFile(bytes, 'x.act').total).toBe(5);
  });

  test('tells its transparent place', () => {
    const bytes = writeAct(fiveColors);
    new DataView(bytes.buffer).setUint16(770, 1);
    const { colors, unread } = readPaletteFile(bytes, 'x.act');
    expect(colors.map(({ hex }) => hex)).toEqual(
      fiveColors.colors.filter((_, index) => index !== 1).map(({ hex }) => hex),
    );
    expect(unread).toEqual([{ name: '', reason: 'transparent' }]);
  });
});

test('any bytes give colours or a PaletteFileError', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 900 }), fc.constantFrom('x.aco', 'x.act'), (bytes, name) => {
      try {
        readPaletteFile(Uint8Array.from([0, 1, ...bytes]), name);
      } catch (error) {
        expect(error).toBeInstanceOf(PaletteFileError);
      }
    }),
  );
});

test('any palette comes back from an ACO file', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const { colors } = readPaletteFile(writeAco(palette), 'x.aco');
      expect(colors.map(({ hex }) => hex)).toEqual(palette.colors.map(({ hex }) => hex.toUpperCase()));
    }),
  );
});

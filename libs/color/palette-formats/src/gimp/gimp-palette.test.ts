import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readWithAnyPalette } from '../../testing/any-palette.ts';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { readPaletteFile, writeGimpPalette } from '../index.ts';
import { codeColors } from '../palette/family.ts';

vi.setConfig(manyRuns);

const bytes = (text: string) => new TextEncoder().encode(text);
const colorsOf = (text: string) => readPaletteFile(bytes(text), 'x.gpl').colors;

describe('a GIMP palette', () => {
  test('has these lines', () => {
    expect(writeGimpPalette(fiveColors)).toBe(
      'GIMP Palette\nName: 雨过天青\n#\n' +
        '237  81  38\t朱红\n255 209  17\t藤黄\n136 115  34\t苔绿\n238 247 242\t月白\n 22  97 171\t靛青\n',
    );
  });

  test('is read by anypalette', async () => {
    const file = bytes(writeGimpPalette({ name: '全', colors: listedColors }));
    expect(await readWithAnyPalette(file, 'gpl')).toEqual(
      listedColors.map(({ hex, name }) => ({ hex, name })),
    );
  });

  test('has one short line for each colour, whatever it is called', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const lines = writeGimpPalette(palette).split('\n');
        expect(lines).toHaveLength(codeColors(palette).length + 4);
        expect(lines.at(-1)).toBe('');
        for (const line of lines) expect(bytes(line).length).toBeLessThanOrEqual(100);
        for (const line of lines.slice(3, -1)) expect(line).toMatch(/^[ \d]{3} [ \d]{3} [ \d]{3}\t\S/);
      }),
    );
  });
});

describe('the reader', () => {
  test('takes what other programs write', () => {
    const text =
      'GIMP Palette\r\nName: Web 颜色\r\nColumns: 16\r\n# a comment\r\n\r\n255 0 0 Red\r\n\t0\t255\t0\tUntitled\r\n0 0 255';
    expect(readPaletteFile(bytes(text), 'other.gpl')).toEqual({
      format: 'gimp',
      name: 'Web 颜色',
      colors: [{ hex: '#FF0000', name: 'Red' }, { hex: '#00FF00' }, { hex: '#0000FF' }],
      total: 3,
      translucent: 0,
      unread: [],
    });
  });

  test.each<[string, string, string[]]>([
    ['first version, without a name', 'GIMP Palette\n#\n1 2 3 x', ['#010203']],
    ['RGBA of Aseprite', 'GIMP Palette\nChannels: RGBA\n#\n1 2 3 255 x\n4 5 6 9', ['#010203', '#040506']],
    ['numbers over 255', 'GIMP Palette\n300 0 999 x', ['#FF00FF']],
    ['lines that are no colours', 'GIMP Palette\nfoo\n1 2\n1 2 3 x\n-1 2 3\n1.5 2 3', ['#010203']],
  ])('%s', (_what, text, hexes) => {
    expect(colorsOf(text).map(({ hex }) => hex)).toEqual(hexes);
  });

  test('tells what is transparent', () => {
    const text = 'GIMP Palette\nChannels: RGBA\n#\n1 2 3 255 x\n4 5 6 128 y\n0 0 0 0 mask\n';
    expect(readPaletteFile(bytes(text), 'x.gpl')).toMatchObject({
      colors: [
        { hex: '#010203', name: 'x' },
        { hex: '#040506', name: 'y' },
      ],
      translucent: 1,
      unread: [{ name: 'mask', reason: 'transparent' }],
    });
  });

  test('understands the encoding of older programs', () => {
    const text = Uint8Array.from([...bytes('GIMP Palette\n1 2 3 Gr'), 0xfc, ...bytes('n')]);
    expect(readPaletteFile(text, 'x.gpl').colors).toEqual([{ hex: '#010203', name: 'Grün' }]);
  });

  test('says when there are no colours', () => {
    expect(() => colorsOf('GIMP Palette\nName: x\n#\n')).toThrow('no-colors');
  });
});

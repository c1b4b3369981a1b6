import { createRequire } from 'node:module';
import { hexToCmyk } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { readWithAnyPalette } from '../../testing/any-palette.ts';
import {
  PaletteFileError,
  readPaletteFile,
  writeAse,
  writeCmykAse,
  type FormatPalette,
  type Inks,
} from '../index.ts';
import { colorTitles, paletteTitle } from '../palette/titles.ts';

vi.setConfig(manyRuns);

interface AseFile {
  version: string;
  groups: { name: string; colors: AseColor[] }[];
}
interface AseColor {
  name: string;
  model: string;
  color: number[];
  type: string;
}
const aseUtils = createRequire(import.meta.url)('ase-utils') as {
  decode(file: Buffer): AseFile;
  encode(file: object): Buffer;
};

const hexOf = (channels: readonly number[]) =>
  `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

describe('an ASE file', () => {
  test('has these bytes', () => {
    const bytes = writeAse({ name: '夜', colors: [{ hex: '#FF8000', name: '橙' }] });
    const expected =
      '41534546 0001 0000 00000003' +
      'c001 00000006 0002 591c 0000' +
      '0001 00000018 0002 6a59 0000 52474220 3f800000 3f008081 00000000 0000' +
      'c002 00000000';
    expect(Buffer.from(bytes).toString('hex')).toBe(expected.replaceAll(' ', ''));
  });

  test('is read by ase-utils', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { version, groups } = aseUtils.decode(Buffer.from(writeAse(palette)));
        const titles = colorTitles(palette);
        expect(version).toBe('1.0');
        expect(groups.map(({ name }) => name)).toEqual([paletteTitle(palette)]);
        expect(
          groups[0]?.colors.map(({ name, model, color, type }) => [name, model, hexOf(color), type]),
        ).toEqual(palette.colors.map(({ hex }, index) => [titles[index], 'RGB', hex, 'global']));
      }),
    );
  });

  test('for print is read by ase-utils with the inks that were asked for', () => {
    const inks = (hex: string): Inks => (hex === '#FF8000' ? [0, 62, 95, 0] : [0, 0, 0, 100]);
    const palette: FormatPalette = {
      name: '夜',
      colors: [{ hex: '#FF8000', name: '橙' }, { hex: '#000000' }],
      inks,
    };
    const { groups } = aseUtils.decode(Buffer.from(writeCmykAse(palette)));
    const percent = (channels: readonly number[]) => channels.map((value) => Math.round(100 * value));
    expect(groups[0]?.colors.map(({ name, model, color }) => [name, model, percent(color)])).toEqual([
      ['橙', 'CMYK', [0, 62, 95, 0]],
      ['#000000', 'CMYK', [0, 0, 0, 100]],
    ]);
  });

  test('for print has the CMYK values that pages show, unless it is told otherwise', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { colors } = readPaletteFile(writeCmykAse(palette), 'x.ase');
        expect(colors.map(({ hex }) => hex)).toEqual(palette.colors.map(({ hex }) => hex));
        const shown = palette.colors.map(({ hex }) => hexToCmyk(hex).split(',').map(Number));
        colors.forEach(({ inks = [] }, index) => {
          expect(inks).toHaveLength(4);
          // Half a percent of rounding, and the precision of the file's floats.
          inks.forEach((ink, at) => expect(Math.abs(ink - shown[index]![at]!)).toBeLessThan(0.501));
        });
      }),
    );
  });

  test('is read by anypalette', async () => {
    const palette: FormatPalette = { name: '全', colors: listedColors };
    expect(await readWithAnyPalette(writeAse(palette), 'ase')).toEqual(
      palette.colors.map(({ hex, name }) => ({ hex, name })),
    );
  });
});

describe('the reader', () => {
  const read = (file: object) => readPaletteFile(aseUtils.encode(file), 'x.ase');
  const color = (model: string, ...channels: number[]) => ({
    name: 'c',
    model,
    color: channels,
    type: 'normal',
  });

  test.each([
    ['RGB', [1, 0.5, 0], '#FF8000'],
    ['RGB', [2, -1, 0], '#FF0000'],
    ['CMYK', [0, 0.5, 1, 0], '#FF8000'],
    ['CMYK', [0, 0, 0, 1], '#000000'],
    ['Gray', [0.5], '#808080'],
    ['LAB', [0.542905, 80.8049, 69.891], '#FF0000'],
    ['LAB', [1, 0, 0], '#FFFFFF'],
  ] as const)('%s %j is %s', (model, channels, hex) => {
    expect(read({ colors: [color(model, ...channels)] }).colors).toMatchObject([{ hex, name: 'c' }]);
  });

  test('puts groups and loose colours into one list, under the name of the first group', () => {
    const group = (name: string, hex: string) => writeAse({ name, colors: [{ hex, name: 'c' }] });
    const loose = aseUtils.encode({ colors: [color('RGB', 0, 0, 1)] });
    const files = [group('一', '#FF0000'), group('二', '#00FF00'), loose];
    const bytes = Buffer.concat([
      files[0]?.slice(0, 12),
      ...files.map((file) => file.subarray(12)),
    ] as Uint8Array[]);
    bytes.writeUInt32BE(7, 8);
    const { name, colors } = readPaletteFile(bytes, 'x.ase');
    expect(name).toBe('一');
    expect(colors.map(({ hex }) => hex)).toEqual(['#FF0000', '#00FF00', '#0000FF']);
  });

  test('passes over blocks of other kinds', () => {
    const bytes = [...writeAse({ name: '夜', colors: [{ hex: '#FF8000' }] })];
    bytes.splice(12, 0, 0xab, 0xcd, 0, 0, 0, 2, 1, 2);
    bytes[11] = 4;
    expect(readPaletteFile(Uint8Array.from(bytes), 'x.ase').colors).toEqual([{ hex: '#FF8000' }]);
  });

  test('of a file that ends early gives what is before its end, and says so', () => {
    const bytes = writeAse(fiveColors);
    const whole = readPaletteFile(bytes, 'x.ase').colors;
    for (let length = 4; length < bytes.length; length++) {
      const cut = bytes.slice(0, length);
      try {
        const { colors, unread } = readPaletteFile(cut, 'x.ase');
        expect(colors).toEqual(whole.slice(0, colors.length));
        // Only a cut within the group-end block may go unreported.
        if (colors.length < whole.length && unread.length === 0) expect(blocksOf(cut)).toBe(length);
      } catch (error) {
        expect(error).toBeInstanceOf(PaletteFileError);
      }
    }
  });

  function blocksOf(bytes: Uint8Array): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    let at = 12;
    while (at + 6 <= bytes.length && at + 6 + view.getUint32(at + 2) <= bytes.length)
      at += 6 + view.getUint32(at + 2);
    return at;
  }

  test.each([
    ['no number', color('RGB', NaN, 0, 0), 'invalid-value'],
    ['an infinite lightness', color('LAB', Infinity, 0, 0), 'invalid-value'],
  ] as const)('keeps the other colours when one has %s', (_what, bad, reason) => {
    const { colors, unread } = read({ colors: [color('RGB', 1, 0, 0), bad, color('RGB', 0, 0, 1)] });
    expect(colors.map(({ hex }) => hex)).toEqual(['#FF0000', '#0000FF']);
    expect(unread).toEqual([{ name: 'c', reason }]);
  });

  function fileOf(model: string, components: readonly number[], count = 1): Uint8Array {
    const bytes = new Uint8Array(12 + 6 + 4 + 4 + 4 * components.length + 2);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x41534546);
    view.setUint16(4, 1);
    view.setUint32(8, count);
    view.setUint16(12, 1);
    view.setUint32(14, bytes.length - 18);
    view.setUint16(18, 2);
    view.setUint16(20, 'c'.charCodeAt(0));
    bytes.set(new TextEncoder().encode(model), 24);
    components.forEach((value, index) => view.setFloat32(28 + 4 * index, value));
    return bytes;
  }

  test.each([
    ['GRAY', [0.5], '#808080'],
    ['Gray', [0.5], '#808080'],
    ['HSB ', [1 / 3, 1, 1], '#00FF00'],
    ['Lab ', [0.542905, 80.8049, 69.891], '#FF0000'],
    ['Lab ', [54.2905, 80.8049, 69.891], '#FF0000'],
    ['LAB ', [100, 0, 0], '#FFFFFF'],
  ] as const)('knows the model %j with %j', (model, components, hex) => {
    expect(readPaletteFile(fileOf(model, components), 'x.ase').colors).toEqual([{ hex, name: 'c' }]);
  });

  test('counts a colour of an unknown model', () => {
    const bytes = Uint8Array.from([...writeAse(fiveColors), ...fileOf('XYZ ', [1, 1, 1]).subarray(12)]);
    const { total, unread } = readPaletteFile(bytes, 'x.ase');
    expect([total, unread]).toEqual([5, [{ name: 'c', reason: 'unknown-model' }]]);
  });

  test.each([0, 1, 5, 99])('does not believe the count %d', (count) => {
    const bytes = writeAse(fiveColors);
    new DataView(bytes.buffer).setUint32(8, count);
    expect(readPaletteFile(bytes, 'x.ase')).toMatchObject({ total: 5, unread: [] });
  });
});

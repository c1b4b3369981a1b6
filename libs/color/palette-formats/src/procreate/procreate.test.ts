import { strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyHex, anyPalette, listedColors, manyRuns } from '../../testing/palettes.ts';
import { readPaletteFile, writeProcreateSwatches } from '../index.ts';
import { hexToHsb, hsbToHex } from './hsb.ts';

vi.setConfig(manyRuns);

const jsonOf = (bytes: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(unzipSync(bytes)['Swatches.json'])) as {
    name: string;
    swatches: object[];
  }[];
const fileOf = (content: unknown) =>
  zipSync({ 'Swatches.json': strToU8(typeof content === 'string' ? content : JSON.stringify(content)) });

describe('hue, saturation and brightness', () => {
  test.each([
    ['#FF0000', [0, 1, 1]],
    ['#00FF00', [1 / 3, 1, 1]],
    ['#0000FF', [2 / 3, 1, 1]],
    ['#FF00FF', [5 / 6, 1, 1]],
    ['#000000', [0, 0, 0]],
    ['#FFFFFF', [0, 0, 1]],
    ['#808080', [0, 0, 128 / 255]],
    ['#804040', [0, 0.5, 128 / 255]],
  ])('%s', (hex, [hue, saturation, brightness]) => {
    expect(hexToHsb(hex)).toEqual({ hue, saturation, brightness });
  });

  test('go there and back, within 0-1', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const hsb = hexToHsb(hex);
        for (const value of Object.values(hsb) as number[]) expect(value >= 0 && value <= 1).toBe(true);
        expect(hsbToHex(hsb)).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a file holds the first thirty colours', () => {
  const [palette] = jsonOf(writeProcreateSwatches({ name: '全', colors: listedColors.slice(0, 40) }));
  expect(palette?.name).toBe('全');
  expect(palette?.swatches).toHaveLength(30);
  expect(palette?.swatches[0]).toEqual({ ...hexToHsb('#F9F4DC'), alpha: 1, colorSpace: 0 });
});

test('any palette has its name and up to thirty colours in the file', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const [written, ...others] = jsonOf(writeProcreateSwatches(palette));
      expect(others).toEqual([]);
      expect(written?.swatches).toHaveLength(Math.min(30, palette.colors.length));
    }),
  );
});

describe('the reader', () => {
  const red = { hue: 0, saturation: 1, brightness: 1, alpha: 1, colorSpace: 0 };

  test('takes an object or a list of one, and skips empty places', () => {
    for (const content of [
      [{ name: '红', swatches: [red, null, red] }],
      { name: '红', swatches: [null, red, red], colorProfiles: [] },
    ]) {
      expect(readPaletteFile(fileOf(content), 'x.swatches')).toEqual({
        format: 'procreate',
        name: '红',
        colors: [{ hex: '#FF0000' }, { hex: '#FF0000' }],
        total: 2,
        translucent: 0,
        unread: [],
      });
    }
  });

  test.each([
    ['no JSON', '{'],
    ['no swatches', { name: 'x' }],
    ['an empty list', []],
    ['swatches that are none', { swatches: ['#fff'] }],
    ['components that are none', { swatches: [{ ...red, hue: '0' }] }],
    ['infinite components', '{"swatches":[{"hue":1e999,"saturation":1,"brightness":1}]}'],
  ])('%s is damaged', (_what, content) => {
    expect(() => readPaletteFile(fileOf(content), 'x.swatches')).toThrow('damaged');
  });

  test('a palette of empty places has no colours', () => {
    expect(() => readPaletteFile(fileOf({ name: '', swatches: [null, null] }), 'x.swatches')).toThrow(
      'no-colors',
    );
  });
});

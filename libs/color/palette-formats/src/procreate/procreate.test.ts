import { strToU8, unzipSync, zipSync } from 'fflate';
import { parseCssColor } from '@danqing/color-core';
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
  ])('%s is damaged', (_what, content) => {
    expect(() => readPaletteFile(fileOf(content), 'x.swatches')).toThrow('damaged');
  });

  test.each([
    ['text', '#fff'],
    ['a hue that is no number', { ...red, hue: 'x' }],
    ['no brightness', { hue: 0, saturation: 1 }],
    ['no fields', {}],
  ])('keeps the other swatches when one has %s', (_what, swatch) => {
    const { colors, unread } = readPaletteFile(fileOf([{ swatches: [red, swatch] }]), 'x.swatches');
    expect([colors, unread]).toEqual([[{ hex: '#FF0000' }], [{ name: '', reason: 'invalid-value' }]]);
  });

  test('an infinite component is not read', () => {
    const content =
      '{"swatches":[{"hue":0,"saturation":1,"brightness":1},{"hue":1e999,"saturation":1,"brightness":1}]}';
    expect(readPaletteFile(fileOf(content), 'x.swatches')).toMatchObject({
      total: 1,
      unread: [{ reason: 'invalid-value' }],
    });
  });

  test.each([
    ['numbers as text', { hue: '0', saturation: '1', brightness: '1' }],
    ['degrees and percent', { hue: 360, saturation: 100, brightness: 100 }],
    ['only what is needed', { hue: 0, saturation: 1, brightness: 1 }],
  ])('takes %s', (_what, swatch) => {
    expect(readPaletteFile(fileOf({ swatches: [swatch] }), 'x.swatches').colors).toEqual([
      { hex: '#FF0000' },
    ]);
  });

  test('tells transparent swatches', () => {
    const swatches = [red, { ...red, alpha: 0.5 }, { ...red, alpha: 0 }];
    expect(readPaletteFile(fileOf([{ swatches }]), 'x.swatches')).toMatchObject({
      total: 2,
      translucent: 1,
      unread: [{ name: '#FF0000', reason: 'transparent' }],
    });
  });

  test('maps Display P3 into sRGB, by the profile of the swatch or the only one', () => {
    const p3 = { colorSpace: 0, hash: 'p', iccData: '', iccName: 'Display P3' };
    const srgb = { colorSpace: 0, hash: 's', iccData: '', iccName: 'sRGB IEC61966-2.1' };
    // color(display-p3 1 0 0) is outside sRGB; 0.5 0.25 0.25 is inside: #863B3D.
    const muted = { hue: 0, saturation: 0.5, brightness: 0.5 };
    const hexOf = (swatch: object, colorProfiles: object[]) =>
      readPaletteFile(fileOf([{ swatches: [swatch], colorProfiles }]), 'x.swatches').colors[0]?.hex;
    expect(hexOf(muted, [srgb])).toBe('#804040');
    expect(hexOf(muted, [p3])).toBe(parseCssColor(`color(display-p3 ${128 / 255} ${64 / 255} ${64 / 255})`));
    expect(hexOf({ ...muted, colorProfile: 's' }, [p3, srgb])).toBe('#804040');
    expect(hexOf({ ...muted, colorProfile: 'p' }, [p3, srgb])).not.toBe('#804040');
  });

  test('reads every palette of a file, also in folders', () => {
    const of = (name: string, hue: number) =>
      strToU8(JSON.stringify([{ name, swatches: [{ ...red, hue }] }]));
    const bytes = zipSync({
      '__MACOSX/a/Swatches.json': strToU8('x'),
      'a/Swatches.json': of('一', 0),
      'b/Swatches.json': of('二', 1 / 3),
    });
    expect(readPaletteFile(bytes, 'x.swatches')).toMatchObject({
      name: '一',
      colors: [{ hex: '#FF0000' }, { hex: '#00FF00' }],
    });
  });

  test('a palette of empty places has no colours', () => {
    expect(() => readPaletteFile(fileOf({ name: '', swatches: [null, null] }), 'x.swatches')).toThrow(
      'no-colors',
    );
  });
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, manyRuns } from '../testing/palettes.ts';
import { exportFileName } from '@danqing/contracts/palettes';
import { PALETTE_FORMAT_IDS, PALETTE_FORMATS } from './index.ts';

vi.setConfig(manyRuns);

test('every format is there once, in order', () => {
  expect(PALETTE_FORMATS.map(({ id }) => id)).toEqual(PALETTE_FORMAT_IDS);
});

test('two files of one palette never have the same name', () => {
  const names = PALETTE_FORMATS.map(({ extension }) => exportFileName('雨过天青', extension));
  expect(new Set(names).size).toBe(names.length);
});

test.each(PALETTE_FORMATS)(
  '$id: equal palettes give equal bytes, a palette without colours a file',
  ({ write, mediaType }) => {
    expect(mediaType).toMatch(/^[a-z]+\/[a-z.+-]+(?:; charset=utf-8)?$/);
    expect(write({ name: '', colors: [] }).length).toBeGreaterThan(0);
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(write(palette)).toEqual(write(structuredClone(palette)));
      }),
      { numRuns: 10 },
    );
  },
);

test.each(PALETTE_FORMATS)('$id: nothing but a hex colour goes into a file', ({ write }) => {
  for (const hex of ['', 'red', '#12345', '#FFFFFF"/><script>', 'url(x)']) {
    expect(() => write({ ...fiveColors, colors: [{ hex }] })).toThrow(RangeError);
  }
});

test.each(PALETTE_FORMATS)('$id: the palette is left as it was', ({ write }) => {
  const palette = structuredClone(fiveColors);
  write(palette);
  expect(palette).toEqual(fiveColors);
});

import { parseHex } from '@danqing/color-core';
import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, manyRuns } from '../testing/palettes.ts';
import {
  PALETTE_FORMATS,
  readPaletteFile,
  type CarriedColor,
  type FormatPalette,
  type PaletteFormatId,
} from './index.ts';
import { plainText } from './text/plain-text.ts';

vi.setConfig(manyRuns);

const SHOWN = PALETTE_FORMATS.flatMap(({ id, extension, colors, write }) =>
  colors ? [{ id, extension, colors, write }] : [],
);
const formatOf = (wanted: PaletteFormatId) => {
  const format = SHOWN.find(({ id }) => id === wanted);
  if (!format) throw new Error(`${wanted} does not say its colours`);
  return format;
};

function asRead({ hex, name }: CarriedColor) {
  const title = plainText(name, PALETTE_LIMITS.colorName);
  return title === '' || parseHex(title) === hex ? { hex } : { hex, name: title };
}

test('every file that is no text says its colours, and the theme colours of Office', () => {
  const binary = PALETTE_FORMATS.filter(({ isText }) => !isText).map(({ id }) => id);
  expect(SHOWN.map(({ id }) => id).toSorted()).toEqual([...binary, 'office-colors'].toSorted());
});

describe.each(SHOWN)('$id', ({ id, extension, colors, write }) => {
  const listed = (palette: FormatPalette) => {
    const all = colors(palette);
    return id === 'office-colors' ? all : all.filter(({ slot }) => !slot);
  };

  test('what it says is what is read of the file, in order', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const read = readPaletteFile(write(palette), `x.${extension}`);
        expect(listed(palette).map(({ hex }) => hex)).toEqual(read.colors.map(({ hex }) => hex));
        if (id === 'office-colors') return;
        expect(listed(palette).map(asRead)).toEqual(read.colors.map(({ inks: _inks, ...color }) => color));
      }),
      { numRuns: 50 },
    );
  });
});

test.each(['office-theme', 'office-theme-readable'] as const)(
  '%s: the slots are those of the file, each with its role',
  (id) => {
    const { colors, write } = formatOf(id);
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const theme = new TextDecoder().decode(unzipSync(write(palette))['theme/theme/theme1.xml']);
        const scheme = /<a:clrScheme.*<\/a:clrScheme>/s.exec(theme)?.[0] ?? '';
        const held = [...scheme.matchAll(/<a:(\w+)><a:srgbClr val="(\w{6})"/g)];
        const said = colors(palette).filter(({ slot }) => slot);
        expect(said.map(({ slot, hex }) => [slot, hex])).toEqual(
          held.map(([, slot, hex]) => [slot, `#${hex}`]),
        );
        expect(said).toHaveLength(12);
      }),
      { numRuns: 50 },
    );
  },
);

test('what fills up a short palette has no name', () => {
  const names = formatOf('office-colors')
    .colors(fiveColors)
    .map(({ name }) => name);
  expect(names.slice(0, 6)).toEqual(['朱红', '藤黄', '苔绿', '月白', '靛青', undefined]);
  expect(names.slice(5)).toEqual(Array(7).fill(undefined));
});

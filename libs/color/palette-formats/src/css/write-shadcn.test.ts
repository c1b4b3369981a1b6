import { contrastRatio, parseCssColor } from '@danqing/color-core';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { readPaletteFile, writeShadcn, type FormatPalette } from '../index.ts';
import { codeColors } from '../palette/family.ts';
import { scanCss } from './scan-css.ts';

vi.setConfig(manyRuns);

function themes(palette: FormatPalette) {
  const { declarations } = scanCss(writeShadcn(palette));
  return [':root', '.dark'].map(
    (scope) =>
      new Map(
        declarations
          .filter((one) => one.scope === scope && one.property !== '--radius')
          .map(({ property, value }) => [property.slice(2), parseCssColor(`hsl(${value})`) ?? '']),
      ),
  );
}

test('a theme', () => {
  const text = writeShadcn(fiveColors);
  expect(text).toContain('    --palette-zhuhong: 13 84.7% 53.9%; /* 朱红 */\n');
  expect(text).toMatch(/^ {2}\.dark \{\n {4}--background: [\d.]+ [\d.]+% [\d.]+%;\n/m);
});

test('any palette: both themes have every role, and text reads on its ground', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      for (const theme of themes(palette)) {
        const names = [...theme.keys()].filter((name) => !name.startsWith('palette-'));
        expect(names).toHaveLength(24);
        for (const name of ['background', 'card', 'popover', 'primary', 'secondary', 'muted', 'accent']) {
          const text = theme.get(name === 'background' ? 'foreground' : `${name}-foreground`) ?? '';
          expect(contrastRatio(text, theme.get(name) ?? '')).toBeGreaterThanOrEqual(4.5);
        }
        expect(
          contrastRatio(theme.get('primary') ?? '', theme.get('background') ?? ''),
        ).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 60 },
  );
});

test('channels are the same colour', () => {
  const { colors } = readPaletteFile(
    new TextEncoder().encode(writeShadcn({ name: '全', colors: listedColors })),
    'x.css',
  );
  const hexes = codeColors({ name: '全', colors: listedColors }).map(({ hex }) => hex);
  expect(colors.map(({ hex }) => hex)).toEqual(hexes.slice(0, 1000));
});

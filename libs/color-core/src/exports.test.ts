import { expect, test } from 'vitest';
import * as colorCore from './index.ts';

test('the public names are exactly these', () => {
  expect(Object.keys(colorCore).sort()).toEqual([
    'InvalidHexError',
    'accentGrounds',
    'accentSet',
    'accentStyle',
    'colorGrid',
    'contrastRatio',
    'cssOklch',
    'dualPrimaryGroup',
    'dualScheme',
    'dualSteps',
    'extractColors',
    'hexToCmyk',
    'hexToOklch',
    'hexToRgb',
    'midColor',
    'monoScheme',
    'nameSwatches',
    'nearestColors',
    'oklchToHex',
    'paletteStripes',
    'parseCssColor',
    'parseHex',
    'previewRoles',
    'quietTextOn',
    'readsWell',
    'restorePalette',
    'schemeKind',
    'searchColors',
    'shadeOffsets',
    'suggestPaletteName',
    'textOn',
    'triadicScheme',
    'triadicSteps',
  ]);
});

test.each([
  ['monoScheme', () => colorCore.monoScheme('red')],
  ['dualScheme', () => colorCore.dualScheme('#FF0000', '')],
  ['dualPrimaryGroup', () => colorCore.dualPrimaryGroup('#12345')],
  ['triadicScheme', () => colorCore.triadicScheme('#GGGGGG')],
  ['midColor', () => colorCore.midColor('#FF0000', 'NaN')],
  ['colorGrid', () => colorCore.colorGrid('#1')],
  ['nearestColors', () => colorCore.nearestColors('?', [], 1)],
  ['contrastRatio', () => colorCore.contrastRatio('#FFF', 'undefined')],
  ['textOn', () => colorCore.textOn('oklch(1 0 0)')],
  ['quietTextOn', () => colorCore.quietTextOn('#')],
  ['accentSet', () => colorCore.accentSet('white', 'light')],
  ['cssOklch', () => colorCore.cssOklch('red')],
  ['hexToRgb', () => colorCore.hexToRgb('0x123')],
  ['hexToOklch', () => colorCore.hexToOklch('')],
  ['hexToCmyk', () => colorCore.hexToCmyk('#12')],
  ['nameSwatches', () => colorCore.nameSwatches([{ hex: '!' }], [])],
  ['paletteStripes', () => colorCore.paletteStripes([{ hex: 'rgb(0,0,0)' }], 5)],
  ['suggestPaletteName', () => colorCore.suggestPaletteName([{ hex: '' }], [], 'zh')],
  ['previewRoles', () => colorCore.previewRoles([{ hex: '-', type: 'primary', shade: 500 }])],
])('%s says that a text is no hex colour instead of giving a wrong one', (_, call) => {
  expect(call).toThrow(colorCore.InvalidHexError);
  expect(call).toThrow(RangeError);
});

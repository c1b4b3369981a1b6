import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fiveColors } from '../../testing/palettes.ts';
import { readPaletteFile } from '../index.ts';
import { writeKritaPalette } from './write-krita-palette.ts';

const fileOf = (xml: string) =>
  zipSync({ mimetype: strToU8('krita/x-colorset'), 'colorset.xml': strToU8(xml) });
const entry = (name: string, color: string) =>
  `<ColorSetEntry name="${name}" bitdepth="U8">${color}</ColorSetEntry>`;

test('a file begins with its type, as Krita asks for', () => {
  const files = unzipSync(writeKritaPalette(fiveColors));
  expect(Object.keys(files)).toEqual(['mimetype', 'colorset.xml', 'profiles.xml']);
  expect(new TextDecoder().decode(files.mimetype)).toBe('krita/x-colorset');
});

test('its colours come back with their names', () => {
  expect(readPaletteFile(writeKritaPalette(fiveColors), 'x.kpl')).toMatchObject({
    format: 'krita',
    name: fiveColors.name,
    colors: fiveColors.colors.map(({ hex, name }) => ({ hex, name })),
    unread: [],
  });
});

test.each([
  ['<RGB r="1" g="0.501961" b="0" space="sRGB-elle-V2-srgbtrc.icc"/>', '#FF8000'],
  ['<sRGB r="1" g="0.501961" b="0"/>', '#FF8000'],
  ['<Gray g="0.5" space="Gray-D50-elle-V2-srgbtrc.icc"/>', '#808080'],
  ['<CMYK c="0" m="0.5" y="1" k="0" space="Chemical proof"/>', '#FF8000'],
  ['<Lab L="1" a="0.501961" b="0.501961" space="Lab identity"/>', '#FFFFFF'],
])('%s is %s', (color, hex) => {
  const xml = `<ColorSet name="春" version="1.0">${entry('一', color)}</ColorSet>`;
  expect(readPaletteFile(fileOf(xml), 'x.kpl').colors).toMatchObject([{ hex, name: '一' }]);
});

test('groups are one list, and what cannot be read is told', () => {
  const red = '<sRGB r="1" g="0" b="0"/>';
  const xml = `<ColorSet name="春">${entry('一', red)}<Group name="g">${entry('二', red)}${entry('三', '<XYZ x="1" y="1" z="1"/>')}${entry('四', '<sRGB r="1" g="x" b="0"/>')}</Group></ColorSet>`;
  expect(readPaletteFile(fileOf(xml), 'x.kpl')).toMatchObject({
    colors: [{ name: '一' }, { name: '二' }],
    unread: [
      { name: '三', reason: 'unknown-model' },
      { name: '四', reason: 'invalid-value' },
    ],
  });
});

test('document types and entities are refused', () => {
  const xml = '<!DOCTYPE x [<!ENTITY a "b">]><ColorSet/>';
  expect(() => readPaletteFile(fileOf(xml), 'x.kpl')).toThrow('damaged');
});

import { expect, test } from 'vitest';
import { fiveColors } from '../testing/palettes.ts';
import { writeJascPalette } from './jasc/write-jasc-palette.ts';
import { writeOpenOfficeColors } from './open-office/open-office-colors.ts';
import { writePaintNetPalette } from './paint-net/write-paint-net-palette.ts';
import { writeSketchPalette } from './sketch/sketch-palette.ts';
import { readPaletteFile } from './read-palette-file.ts';

const read = (text: string, name: string) => readPaletteFile(new TextEncoder().encode(text), name);
const hexes = fiveColors.colors.map(({ hex }) => ({ hex }));
const named = fiveColors.colors.map(({ hex, name }) => ({ hex, name }));

test.each([
  ['jasc', 'x.pal', writeJascPalette(fiveColors), hexes],
  ['paint-net', 'x.txt', writePaintNetPalette(fiveColors), hexes],
  ['sketch', 'x.sketchpalette', writeSketchPalette(fiveColors), named],
  ['open-office', 'x.soc', writeOpenOfficeColors(fiveColors), named],
])('%s gives back what it wrote', (format, name, text, colors) => {
  expect(read(text, name)).toMatchObject({ format, colors, unread: [], translucent: 0 });
});

test('JASC: alpha of Aseprite, and lines that are no colours', () => {
  const text = 'JASC-PAL\r\n0100\r\n5\r\n255 0 0\r\n0 0 255 128\r\n1 2 3 0\r\n256 0 0\r\nred\r\n';
  expect(read(text, 'x.pal')).toMatchObject({
    colors: [{ hex: '#FF0000' }, { hex: '#0000FF' }],
    translucent: 1,
    unread: [
      { reason: 'transparent' },
      { name: '256 0 0', reason: 'invalid-value' },
      { name: 'red', reason: 'invalid-value' },
    ],
  });
});

test('Paint.NET: comments, its name, alpha first', () => {
  const text =
    '; paint.net Palette File\n; Palette Name: 江南\n\nFFED5126 ; 朱红\n80EEF7F2\n00000000\nFFFFF\n';
  expect(read(text, 'x.txt')).toMatchObject({
    format: 'paint-net',
    name: '江南',
    colors: [{ hex: '#ED5126' }, { hex: '#EEF7F2' }],
    translucent: 1,
    unread: [
      { name: '#000000', reason: 'transparent' },
      { name: 'FFFFF', reason: 'invalid-value' },
    ],
  });
});

test('Paint.NET is not told by eight digits alone, which may be red, green, blue and alpha', () => {
  expect(read('ED5126FF\nEEF7F2FF\n#ED5126\n', 'x.txt').format).toBe('hex-list');
});

test('Sketch: hexes of the first version, and entries without numbers', () => {
  const text = JSON.stringify({
    compatibleVersion: '1.0',
    colors: ['#ed5126', { name: '透', red: 1, green: 0, blue: 0, alpha: 0 }, { name: '坏', red: 'x' }, null],
  });
  expect(read(text, 'x.sketchpalette')).toMatchObject({
    colors: [{ hex: '#ED5126' }],
    unread: [
      { name: '透', reason: 'transparent' },
      { name: '坏', reason: 'invalid-value' },
      { name: '', reason: 'invalid-value' },
    ],
  });
});

test('OpenOffice: an old document type is ignored, one with declarations refused', () => {
  const table =
    '<office:color-table xmlns:office="o" xmlns:draw="d"><draw:color draw:name="Blau" draw:color="#0000ff"/><draw:color draw:name="?" draw:color="blue"/></office:color-table>';
  expect(
    read(`<!DOCTYPE office:color-table PUBLIC "-//OpenOffice.org//DTD" "office.dtd">${table}`, 'x.soc'),
  ).toMatchObject({
    colors: [{ hex: '#0000FF', name: 'Blau' }],
    unread: [{ name: '?', reason: 'invalid-value' }],
  });
  expect(() => read(`<!DOCTYPE x [<!ENTITY a "b">]>${table}`, 'x.soc')).toThrow('damaged');
});

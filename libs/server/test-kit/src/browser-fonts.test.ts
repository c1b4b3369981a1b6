import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { browserFonts, writeBrowserFonts, type FontSet } from './browser-fonts.ts';

beforeAll(writeBrowserFonts);

function field(font: Buffer, table: string, offset: number): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === table)
      return font.readInt16BE(font.readUInt32BE(entry + 8) + offset);
  throw new Error(`no table ${table}`);
}

const read = (set: FontSet, file: string) =>
  readFileSync(join(dirname(browserFonts(set).FONTCONFIG_FILE), file));

test('names no folder but its own, so none of the machine', () => {
  for (const set of ['usual', 'wide'] as const) {
    const { FONTCONFIG_FILE: file } = browserFonts(set);
    const folders = [...readFileSync(file, 'utf8').matchAll(/<(?:dir|include|cachedir)[^>]*>([^<]*)</g)];
    expect(folders.map(([, folder]) => folder)).toEqual([dirname(file), join(dirname(file), 'cache')]);
  }
});

test.each([
  ['noto-sans-sc-latin-wght-normal.ttf', 1.2],
  ['noto-sans-sc-100-wght-normal.ttf', 1.15],
])('the wide letters of %s are %d times as large, on lines of the same height', (file, scale) => {
  const [usual, wide] = [read('usual', file), read('wide', file)];
  const em = (font: Buffer) => field(font, 'head', 18);
  expect(em(usual) / em(wide)).toBeCloseTo(scale, 2);
  for (const offset of [4, 6])
    expect(field(wide, 'hhea', offset) / em(wide)).toBeCloseTo(field(usual, 'hhea', offset) / em(usual), 2);
});

test('both sets have the same typefaces, none of them as WOFF2', () => {
  const names = (set: FontSet) =>
    readdirSync(dirname(browserFonts(set).FONTCONFIG_FILE)).filter((name) => name.includes('noto'));
  expect(names('wide')).toEqual(names('usual'));
  expect(names('usual').length).toBeGreaterThan(100);
  expect(names('usual').filter((name) => !name.endsWith('.ttf'))).toEqual([]);
});

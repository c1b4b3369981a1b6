import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { parseHex, type Hex } from '@danqing/color-core';
import { isAse, readAse } from './ase/read-ase.ts';
import { isAseprite, readAseprite } from './aseprite/read-aseprite.ts';
import { readCode } from './code/read-code.ts';
import { looksLikeCss, readCss } from './css/read-css.ts';
import { isGimpPalette, readGimpPalette } from './gimp/read-gimp-palette.ts';
import { coolorsCode } from './hex-list/coolors.ts';
import { readHexList } from './hex-list/read-hex-list.ts';
import { isJascPalette, readJascPalette } from './jasc/read-jasc-palette.ts';
import { COLOR_SET_ENTRY, readKritaPalette } from './krita/read-krita-palette.ts';
import { looksLikeJson, parseJson } from './json/parse-json.ts';
import { readTree } from './json/read-json.ts';
import { readOfficePackage, readThemeXml, themeEntry } from './office/read-office.ts';
import { isOpenOfficeColors, readOpenOfficeColors } from './open-office/open-office-colors.ts';
import { isPaintNetPalette, readPaintNetPalette } from './paint-net/read-paint-net-palette.ts';
import { isAco, isAct, readAco, readAct } from './photoshop/read-photoshop.ts';
import { readProcreateSwatches, swatchesEntries } from './procreate/read-procreate-swatches.ts';
import { isSketchPalette, readSketchPalette } from './sketch/sketch-palette.ts';
import type { Inks } from './print/inks.ts';
import { plainText } from './text/plain-text.ts';
import { isColorResources, readColorResources } from './hex-list/read-color-resources.ts';
import { zipEntries } from './zip/read-zip.ts';
import { decodeText } from './reading/decode-text.ts';
import { PaletteFileError } from './reading/palette-file-error.ts';
import type { ReadPalette, UnreadEntry } from './reading/read-result.ts';

export const PALETTE_FILE_BYTES = { package: 20_000_000, other: 1_000_000 } as const;
export const PALETTE_FILE_COLORS = 1000;

export const READABLE_FORMATS = [
  'office-theme',
  'office-colors',
  'css',
  'tailwind',
  'android-colors',
  'code',
  'hex-list',
  'design-tokens',
  'json',
  'ase',
  'gimp',
  'procreate',
  'aseprite',
  'aco',
  'act',
  'jasc',
  'paint-net',
  'sketch',
  'krita',
  'open-office',
] as const;
export type ReadableFormat = (typeof READABLE_FORMATS)[number];

const TEXT_EXTENSIONS = [
  ...['css', 'scss', 'less', 'js', 'mjs', 'cjs', 'ts'],
  ...['txt', 'hex', 'json', 'tokens', 'gpl', 'pal', 'sketchpalette'],
];

export const READABLE_EXTENSIONS: readonly string[] = [
  ...TEXT_EXTENSIONS,
  ...['thmx', 'pptx', 'potx', 'ppsx', 'xml', 'soc'],
  ...['ase', 'aseprite', 'aco', 'act', 'swatches', 'kpl'],
];

export interface PaletteFileColor {
  hex: Hex;
  name?: string;
  /** The inks of a CMYK colour; the hex is theirs by the formula. */
  inks?: Inks;
}

export interface PaletteFile {
  format: ReadableFormat;
  name: string;
  colors: PaletteFileColor[];
  /** Number of colours that were read; `colors` has at most `PALETTE_FILE_COLORS` of them. */
  total: number;
  /** Number of colours whose transparency was dropped. */
  translucent: number;
  /** Entries that were not read, with the reason; at most `PALETTE_FILE_COLORS`. */
  unread: UnreadEntry[];
}

/**
 * Parses a palette file in any of `READABLE_FORMATS`. The content decides the format. The extension only
 * selects the error for unrecognised content.
 *
 * @throws {PaletteFileError} `too-large` (over 20 MB for zip packages, 1 MB for other files, 5 MB for an
 *   unpacked part), `unknown-format`, `damaged` or `no-colors`
 */
export function readPaletteFile(bytes: Uint8Array, fileName: string): PaletteFile {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const { format, name, colors, unread = [] } = readByContent(bytes, extension);
  if (colors.length === 0) throw new PaletteFileError('no-colors');
  return {
    format,
    name: plainText(name, PALETTE_LIMITS.name) || fileTitle(fileName),
    colors: colors.slice(0, PALETTE_FILE_COLORS).map((color) => {
      const title = plainText(color.name, PALETTE_LIMITS.colorName);
      const named = title !== '' && parseHex(title) !== color.hex;
      return { hex: color.hex, ...(named && { name: title }), ...(color.inks && { inks: color.inks }) };
    }),
    total: colors.length,
    translucent: colors.filter(({ translucent }) => translucent).length,
    unread: unread
      .slice(0, PALETTE_FILE_COLORS)
      .map((entry) => ({ ...entry, name: plainText(entry.name, PALETTE_LIMITS.colorName) })),
  };
}

function fileTitle(fileName: string): string {
  const title = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\.tokens$/i, '');
  return plainText(title, PALETTE_LIMITS.name);
}

type Read = ReadPalette & { format: ReadableFormat };

function readByContent(bytes: Uint8Array, extension: string): Read {
  if (bytes.length > PALETTE_FILE_BYTES.package) throw new PaletteFileError('too-large');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9) return readPackage(bytes);
  if (isAseprite(bytes)) return { format: 'aseprite', ...readAseprite(bytes) };
  if (bytes.length > PALETTE_FILE_BYTES.other)
    throw new PaletteFileError(isText(bytes) ? 'too-large' : 'unknown-format');
  if (isAse(bytes)) return { format: 'ase', ...readAse(bytes) };
  if (extension === 'act' && isAct(bytes)) return { format: 'act', ...readAct(bytes) };
  if (isAco(bytes)) return { format: 'aco', ...readAco(bytes) };
  const text = decodeText(bytes)?.trimStart();
  if (text === undefined) throw unreadable(extension);
  return readText(text, extension);
}

function isText(bytes: Uint8Array): boolean {
  return isAse(bytes) || !bytes.subarray(0, 1000).includes(0);
}

function unreadable(extension: string): PaletteFileError {
  const known = READABLE_EXTENSIONS.includes(extension);
  return new PaletteFileError(known ? 'damaged' : 'unknown-format');
}

function readPackage(bytes: Uint8Array): Read {
  const entries = zipEntries(bytes);
  const swatches = swatchesEntries(entries);
  if (swatches.length > 0) return { format: 'procreate', ...readProcreateSwatches(bytes, swatches) };
  const colorSet = entries.get(COLOR_SET_ENTRY);
  if (colorSet) return { format: 'krita', ...readKritaPalette(bytes, colorSet) };
  const theme = themeEntry(entries);
  if (theme) return { format: 'office-theme', ...readOfficePackage(bytes, theme) };
  throw new PaletteFileError('unknown-format');
}

function readText(text: string, extension: string): Read {
  if (isGimpPalette(text)) return { format: 'gimp', ...readGimpPalette(text) };
  if (isJascPalette(text)) return { format: 'jasc', ...readJascPalette(text) };
  if (isPaintNetPalette(text)) return { format: 'paint-net', ...readPaintNetPalette(text) };
  const section = coolorsCode(text);
  if (section !== null) return readText(section, extension);
  if (text.startsWith('<')) {
    if (isOpenOfficeColors(text)) return { format: 'open-office', ...readOpenOfficeColors(text) };
    if (isColorResources(text)) return { format: 'android-colors', ...readColorResources(text) };
    if (!text.includes('clrScheme')) throw new PaletteFileError('unknown-format');
    return { format: 'office-colors', ...readThemeXml(text) };
  }
  if (looksLikeJson(text)) {
    const document = parseJson(text);
    if (isSketchPalette(document)) return { format: 'sketch', ...readSketchPalette(document) };
    return readTree(document);
  }
  if (looksLikeCss(text)) {
    const sheet = readCss(text);
    if (sheet.colors.length > 0) return sheet;
  }
  if (/[{[]/.test(text)) {
    const code = readCode(text);
    if (code.colors.length > 0) return { format: 'code', ...code };
  }
  const list = readHexList(text);
  if (list.colors.length === 0 && !TEXT_EXTENSIONS.includes(extension)) throw unreadable(extension);
  return { format: 'hex-list', ...list };
}

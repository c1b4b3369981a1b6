import { parseHex } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles } from '../palette/titles.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { attributeOf, nodeOf, nodesOf, readXml } from '../xml/read-xml.ts';

export const isOpenOfficeColors = (text: string): boolean => /<(?:\w+:)?color-table[\s>]/.test(text);

/**
 * Parses a colour table of OpenOffice or LibreOffice (.soc). Its document type without declarations is
 * ignored.
 *
 * @throws {PaletteFileError} when the XML is damaged or too large
 */
export function readOpenOfficeColors(text: string): ReadPalette {
  const table = nodeOf(readXml(text.replace(/<!DOCTYPE[^[>]*>/, ''))['color-table']);
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  for (const value of nodesOf(table.color)) {
    const node = nodeOf(value);
    const name = attributeOf(node, 'name');
    const hex = parseHex(attributeOf(node, 'color'));
    if (hex === null) unread.push({ name, reason: 'invalid-value' });
    else colors.push({ hex, name });
  }
  return { name: '', colors, unread };
}

/**
 * Returns a colour table of OpenOffice and LibreOffice (.soc), with names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeOpenOfficeColors(palette: FormatPalette): string {
  const titles = colorTitles(palette);
  const colors = paletteHexes(palette).map(
    (hex, index) =>
      `  <draw:color draw:name="${escapeXml(titles[index] ?? hex)}" draw:color="${hex.toLowerCase()}"/>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<ooo:color-table xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"` +
    ` xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"` +
    ` xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/2000/svg"` +
    ` xmlns:ooo="http://openoffice.org/2004/office">\n${colors.join('')}</ooo:color-table>\n`
  );
}

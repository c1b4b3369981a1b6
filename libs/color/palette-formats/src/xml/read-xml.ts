import { XMLParser } from 'fast-xml-parser';
import { PaletteFileError } from '../reading/palette-file-error.ts';

export type XmlNode = { readonly [name: string]: unknown };

/** A theme has some 20,000 characters. A malicious document takes up to two seconds per million. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Parses XML and strips namespace prefixes. Rejects document types and expands no entities, to prevent entity
 * attacks.
 *
 * @throws {PaletteFileError} when the document is too large or malformed
 */
export function readXml(text: string): XmlNode {
  if (text.length > MOST_CHARACTERS) throw new PaletteFileError('too-large');
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) throw new PaletteFileError('damaged');
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      processEntities: false,
      parseTagValue: false,
      ignoreDeclaration: true,
      ignorePiTags: true,
    });
    return nodeOf(parser.parse(text) as unknown);
  } catch {
    throw new PaletteFileError('damaged');
  }
}

export function nodeOf(value: unknown): XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as XmlNode) : {};
}

export function nodesOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Returns an attribute with named entities and character references decoded once, or '' when it is missing.
 */
export function attributeOf(node: XmlNode, name: string): string {
  const value = node[`@${name}`];
  if (typeof value !== 'string') return '';
  return value.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, named, decimal, hexadecimal) => {
      if (named) return NAMED[String(named).toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

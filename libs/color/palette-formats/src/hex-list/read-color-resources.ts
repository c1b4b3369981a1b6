import { parseHex } from '@danqing/color-core';
import { byteText } from '../css/color-texts.ts';
import { colorValue } from '../css/color-value.ts';
import type { ReadPalette } from '../reading/read-result.ts';
import { attributeOf, nodeOf, nodesOf, readXml, type XmlNode } from '../xml/read-xml.ts';

export function isColorResources(text: string): boolean {
  return /<(?:resources|palette)[\s>]/.test(text.slice(0, 4000)) && /<(?:color|item)\s/.test(text);
}

const MOST_REFERENCES = 32;

/**
 * Parses Android's `colors.xml`, whose hexes begin with alpha, or the `<palette>` of Coolors. References to
 * other colours of the file are resolved.
 *
 * @throws {PaletteFileError} when the document is too large or malformed
 */
export function readColorResources(text: string): ReadPalette {
  const document = readXml(text);
  const palette = nodeOf(document.palette);
  const resources = nodeOf(document.resources);
  return palette.color === undefined ? androidColors(resources) : coolorsColors(palette);
}

function coolorsColors(palette: XmlNode): ReadPalette {
  const read: ReadPalette = { name: attributeOf(palette, 'name'), colors: [], unread: [] };
  for (const node of nodesOf(palette.color).map(nodeOf)) {
    const hex = parseHex(attributeOf(node, 'hex'));
    const name = attributeOf(node, 'name');
    if (hex) read.colors.push({ hex, name });
    else read.unread?.push({ name, reason: 'invalid-value' });
  }
  return read;
}

function androidColors(resources: XmlNode): ReadPalette {
  const items = nodesOf(resources.item)
    .map(nodeOf)
    .filter((node) => attributeOf(node, 'type') === 'color');
  const values = new Map(
    [...nodesOf(resources.color).map(nodeOf), ...items].map((node) => [
      attributeOf(node, 'name'),
      typeof node['#text'] === 'string' ? node['#text'].trim() : '',
    ]),
  );
  const read: ReadPalette = { name: '', colors: [], unread: [] };
  for (const [name, value] of values) {
    const text = resolved(values, value);
    const color = text === null ? null : androidColor(text);
    if (text === null) read.unread?.push({ name, reason: 'unresolved' });
    else if (color === null) read.unread?.push({ name, reason: 'invalid-value' });
    else if (color.alpha <= 0) read.unread?.push({ name, reason: 'transparent' });
    else read.colors.push({ hex: color.hex, name, translucent: color.alpha < 1 || undefined });
  }
  return read;
}

const SYSTEM: ReadonlyMap<string, string> = new Map([
  ['@android:color/white', '#FFFFFF'],
  ['@android:color/black', '#000000'],
  ['@android:color/transparent', '#00000000'],
]);

function resolved(values: ReadonlyMap<string, string>, value: string): string | null {
  let text: string | undefined = value;
  for (let count = 0; count < MOST_REFERENCES; count++) {
    if (text === undefined || !/^[@?]/.test(text)) return text ?? null;
    text = SYSTEM.get(text) ?? values.get(/^@color\/(.+)$/.exec(text)?.[1] ?? '');
  }
  return null;
}

/** Android writes `#AARRGGBB` and `#ARGB`. */
function androidColor(text: string) {
  const [, alpha = '', hex = ''] = /^#([0-9a-f]{0,2}?)([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
  if (hex === '' || (hex.length === 6 ? alpha.length === 1 : alpha.length === 2)) return null;
  const opacity = alpha === '' ? 1 : Number.parseInt(alpha.length === 1 ? alpha + alpha : alpha, 16) / 255;
  return colorValue(`${parseHex(hex) ?? ''}${byteText(opacity)}`);
}

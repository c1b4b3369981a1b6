import { parseCssColor, type Hex } from '@danqing/color-core';
import { readInks, unitHex } from '../components/unit-hex.ts';
import { hsbToHex } from '../procreate/hsb.ts';
import { decodeText } from '../reading/decode-text.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';
import { attributeOf, nodeOf, nodesOf, readXml, type XmlNode } from '../xml/read-xml.ts';
import { unpack, type ZipEntry } from '../zip/read-zip.ts';

export const COLOR_SET_ENTRY = 'colorset.xml';

type ReadValue = Hex | Pick<ReadColor, 'hex' | 'inks'> | null;
type Numbers = (...names: string[]) => number[] | null;

/** Converters by the name of the colour's element. Lab components are 0-1. */
const MODELS: Readonly<Record<string, (numbers: Numbers) => ReadValue>> = {
  RGB: (numbers) => triple(numbers('r', 'g', 'b'), unitHex),
  sRGB: (numbers) => triple(numbers('r', 'g', 'b'), unitHex),
  Gray: (numbers) => triple(numbers('g', 'g', 'g'), unitHex),
  HSV: (numbers) =>
    triple(numbers('h', 's', 'v'), ([hue, saturation, brightness]) =>
      hsbToHex({ hue: hue > 1 ? hue / 360 : hue, saturation, brightness }),
    ),
  Lab: (numbers) =>
    triple(numbers('L', 'a', 'b'), ([lightness, a, b]) =>
      parseCssColor(`lab(${lightness * 100} ${a * 255 - 128} ${b * 255 - 128})`),
    ),
  CMYK: (numbers) => {
    const inks = numbers('c', 'm', 'y', 'k');
    return inks && readInks(inks as unknown as Parameters<typeof readInks>[0]);
  },
};

const triple = (values: number[] | null, hex: (values: readonly [number, number, number]) => Hex | null) =>
  values && hex(values as unknown as readonly [number, number, number]);

/**
 * Parses a Krita palette (.kpl) and merges its groups into one list. RGB is read as sRGB regardless of its
 * profile, and CMYK also has its inks.
 *
 * @throws {PaletteFileError} `damaged` or `too-large`
 */
export function readKritaPalette(bytes: Uint8Array, entry: ZipEntry): ReadPalette {
  const text = decodeText(unpack(bytes, entry));
  if (text === null) throw new PaletteFileError('damaged');
  const document = readXml(text);
  const set = nodeOf(document.ColorSet ?? document.Colorset);
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  const groups = [set, ...nodesOf(set.Group).map(nodeOf)];
  for (const value of groups.flatMap((group) => nodesOf(group.ColorSetEntry))) {
    const node = nodeOf(value);
    const name = attributeOf(node, 'name');
    const model = Object.keys(MODELS).find((key) => node[key] !== undefined);
    const color = model === undefined ? null : MODELS[model]!(numbersOf(nodeOf(node[model])));
    if (color !== null) colors.push(typeof color === 'string' ? { hex: color, name } : { ...color, name });
    else unread.push({ name, reason: model === undefined ? 'unknown-model' : 'invalid-value' });
  }
  return { name: attributeOf(set, 'name'), colors, unread };
}

const numbersOf =
  (node: XmlNode): Numbers =>
  (...names) => {
    const texts = names.map((name) => attributeOf(node, name).trim());
    const values = texts.map((text) => (text === '' ? NaN : Number(text)));
    return values.every(Number.isFinite) ? values : null;
  };

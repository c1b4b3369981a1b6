import { parseCssColor, parseHex, type Hex } from '@danqing/color-core';
import { decodeText } from '../reading/decode-text.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette } from '../reading/read-result.ts';
import { attributeOf, nodeOf, nodesOf, readXml, type XmlNode } from '../xml/read-xml.ts';
import { unpack, type ZipEntry } from '../zip/read-zip.ts';
import { OFFICE_SLOTS } from './slot-names.ts';

/**
 * Matches themes of presentations, documents and workbooks: `ppt/theme/theme1.xml`, `theme/theme/theme1.xml`,
 * `xl/theme/theme1.xml`.
 */
const THEME_PART = /(?:^|\/)theme\/theme(\d{1,4})\.xml$/;

/**
 * Returns the lowest-numbered theme part, which is that of the first slide master, or undefined when there is
 * none.
 */
export function themeEntry(entries: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
  const parts = [...entries].flatMap(([name, entry]) => {
    const number = THEME_PART.exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), entry }];
  });
  return parts.sort((a, b) => a.number - b.number)[0]?.entry;
}

/**
 * Parses the colours of an Office package (.thmx, .pptx, .potx).
 *
 * @throws {PaletteFileError} when the package is damaged or a part is too large
 */
export function readOfficePackage(bytes: Uint8Array, theme: ZipEntry): ReadPalette {
  const text = decodeText(unpack(bytes, theme));
  if (text === null) throw new PaletteFileError('damaged');
  return readThemeXml(text);
}

/**
 * Parses the colours of a theme part or a "Theme Colors" file. Returns the named custom colours if there are
 * any, else the twelve scheme colours in schema order.
 *
 * @throws {PaletteFileError} when the XML is damaged or too large
 */
export function readThemeXml(text: string): ReadPalette {
  const document = readXml(text);
  const theme = nodeOf(document.theme);
  const scheme = nodeOf(document.clrScheme ?? nodeOf(theme.themeElements).clrScheme);
  const custom = nodesOf(nodeOf(theme.custClrLst).custClr).flatMap((value): ReadColor[] => {
    const node = nodeOf(value);
    const hex = drawnColor(node);
    return hex === null ? [] : [{ hex, name: attributeOf(node, 'name') }];
  });
  const name =
    [attributeOf(theme, 'name'), attributeOf(scheme, 'name')].find((own) => own && !/^office\b/i.test(own)) ??
    '';
  if (custom.length > 0) return { name, colors: custom };
  const colors = OFFICE_SLOTS.map((slot): ReadColor => {
    const hex = drawnColor(nodeOf(scheme[slot]));
    if (hex === null) throw new PaletteFileError('damaged');
    return { hex };
  });
  return { name, colors };
}

/** Reads any DrawingML colour notation. Ignores modifiers such as `lumMod`. */
function drawnColor(holder: XmlNode): Hex | null {
  const number = (node: XmlNode, name: string) => Number.parseInt(attributeOf(node, name), 10);
  if (holder.srgbClr !== undefined) return parseHex(attributeOf(nodeOf(holder.srgbClr), 'val'));
  if (holder.sysClr !== undefined) {
    const system = nodeOf(holder.sysClr);
    // `lastClr` is the colour on the computer that wrote the file. The fallback is the Windows default.
    return (
      parseHex(attributeOf(system, 'lastClr')) ??
      (/^window$/i.test(attributeOf(system, 'val')) ? '#FFFFFF' : '#000000')
    );
  }
  if (holder.prstClr !== undefined) {
    const preset = attributeOf(nodeOf(holder.prstClr), 'val');
    const words = { dk: 'dark', lt: 'light', med: 'medium' } as const;
    return parseCssColor(
      preset.replace(/^(dk|lt|med)(?=[A-Z])/, (short) => words[short as keyof typeof words]),
    );
  }
  if (holder.scrgbClr !== undefined) {
    const linear = nodeOf(holder.scrgbClr);
    return parseCssColor(
      `color(srgb-linear ${['r', 'g', 'b'].map((name) => number(linear, name) / 100_000).join(' ')})`,
    );
  }
  if (holder.hslClr !== undefined) {
    const hsl = nodeOf(holder.hslClr);
    return parseCssColor(
      `hsl(${number(hsl, 'hue') / 60_000} ${number(hsl, 'sat') / 1000}% ${number(hsl, 'lum') / 1000}%)`,
    );
  }
  return null;
}

import { hexToRgb, parseHex } from '@danqing/color-core';
import { unitHex } from '../components/unit-hex.ts';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles } from '../palette/titles.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export function isSketchPalette(document: unknown): boolean {
  const { compatibleVersion, pluginVersion, colors } = fieldsOf(document);
  return Array.isArray(colors) && (compatibleVersion !== undefined || pluginVersion !== undefined);
}

/** Parses Sketch Palettes (.sketchpalette): hex texts (version 1), or red, green, blue and alpha, 0-1. */
export function readSketchPalette(document: unknown): ReadPalette {
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  for (const entry of fieldsOf(document).colors as readonly unknown[]) {
    const { name: given, red, green, blue, alpha = 1 } = fieldsOf(entry);
    const name = typeof given === 'string' ? given : '';
    const text = typeof entry === 'string' ? parseHex(entry) : null;
    const values = [red, green, blue, alpha];
    if (text !== null) colors.push({ hex: text });
    else if (!values.every(Number.isFinite)) unread.push({ name, reason: 'invalid-value' });
    else if (alpha === 0) unread.push({ name, reason: 'transparent' });
    else
      colors.push({
        hex: unitHex([red as number, green as number, blue as number]),
        name,
        translucent: (alpha as number) < 1,
      });
  }
  return { name: '', colors, unread };
}

/**
 * Returns a file of the plugin Sketch Palettes (.sketchpalette), with names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeSketchPalette(palette: FormatPalette): string {
  const titles = colorTitles(palette);
  const colors = paletteHexes(palette).map((hex, index) => {
    const [red, green, blue] = hexToRgb(hex).map((component) => component / 255);
    return { name: titles[index] ?? hex, red, green, blue, alpha: 1 };
  });
  return `${JSON.stringify({ compatibleVersion: '2.0', pluginVersion: '2.22', colors }, null, 2)}\n`;
}

import { parseCssColor } from '@danqing/color-core';
import type { ReadPalette } from '../reading/read-result.ts';

export function isGimpPalette(text: string): boolean {
  return /^GIMP Palette[ \t]*(?:\r|\n|$)/.test(text);
}

/**
 * Parses a GIMP palette of either version, with LF or CRLF. Clamps numbers above 255, skips lines without a
 * colour, treats `Untitled` as no name, and drops the alpha of Aseprite's RGBA palettes.
 */
export function readGimpPalette(text: string): ReadPalette {
  const palette: ReadPalette = { name: '', colors: [] };
  let color = /^[ \t]*(\d{1,4})[ \t]+(\d{1,4})[ \t]+(\d{1,4})(?:[ \t]+(.*))?$/s;
  for (const line of text.split(/\r\n|\r|\n/).slice(1)) {
    const name = /^Name:(.*)$/.exec(line);
    if (name && palette.colors.length === 0) palette.name = name[1]?.trim() ?? '';
    if (/^Channels:[ \t]*RGBA\b/i.test(line)) {
      color = /^[ \t]*(\d{1,4})[ \t]+(\d{1,4})[ \t]+(\d{1,4})[ \t]+\d{1,4}(?:[ \t]+(.*))?$/s;
    }
    const found = color.exec(line);
    const hex = found && parseCssColor(`rgb(${found[1]} ${found[2]} ${found[3]})`);
    if (hex) palette.colors.push({ hex, name: found[4]?.trim() === 'Untitled' ? '' : found[4] });
  }
  return palette;
}

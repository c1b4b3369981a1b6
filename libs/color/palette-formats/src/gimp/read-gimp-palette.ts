import { parseCssColor } from '@danqing/color-core';
import type { ReadPalette } from '../reading/read-result.ts';

export function isGimpPalette(text: string): boolean {
  return /^GIMP Palette[ \t]*(?:\r|\n|$)/.test(text);
}

const RGB = /^[ \t]*(\d{1,4})[ \t]+(\d{1,4})[ \t]+(\d{1,4})(?:[ \t]+(?<name>.*))?$/s;
const RGBA = /^[ \t]*(\d{1,4})[ \t]+(\d{1,4})[ \t]+(\d{1,4})[ \t]+(?<alpha>\d{1,4})(?:[ \t]+(?<name>.*))?$/s;

/**
 * Parses a GIMP palette of either version, with LF or CRLF, and Aseprite's RGBA palettes. Clamps numbers above
 * 255, skips lines without a colour, and treats `Untitled` as no name.
 */
export function readGimpPalette(text: string): ReadPalette {
  const palette: ReadPalette = { name: '', colors: [], unread: [] };
  let color = RGB;
  for (const line of text.split(/\r\n|\r|\n/).slice(1)) {
    const title = /^Name:(.*)$/.exec(line);
    if (title && palette.colors.length === 0) palette.name = title[1]?.trim() ?? '';
    if (/^Channels:[ \t]*RGBA\b/i.test(line)) color = RGBA;
    const found = color.exec(line);
    const hex = found && parseCssColor(`rgb(${found[1]} ${found[2]} ${found[3]})`);
    if (!hex) continue;
    const { name = '', alpha = '255' } = found.groups ?? {};
    const own = name.trim() === 'Untitled' ? '' : name;
    if (Number(alpha) === 0) palette.unread?.push({ name: own, reason: 'transparent' });
    else palette.colors.push({ hex, name: own, translucent: Number(alpha) < 255 || undefined });
  }
  return palette;
}

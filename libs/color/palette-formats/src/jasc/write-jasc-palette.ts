import { hexToRgb } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';

/**
 * Returns a palette of PaintShop Pro (.pal), which Aseprite and many games read. The format has no names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeJascPalette(palette: FormatPalette): string {
  const hexes = paletteHexes(palette);
  const lines = ['JASC-PAL', '0100', String(hexes.length), ...hexes.map((hex) => hexToRgb(hex).join(' '))];
  return `${lines.join('\r\n')}\r\n`;
}

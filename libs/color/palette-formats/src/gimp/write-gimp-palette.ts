import { hexToRgb } from '@danqing/color-core';
import { codeColors, codeName, familyName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';

/** Some readers reject lines over 100 bytes; a colour's numbers take twelve. */
const NAME_BYTES = 80;

function short(text: string): string {
  const encoder = new TextEncoder();
  let room = NAME_BYTES;
  let cut = '';
  for (const character of text) {
    room -= encoder.encode(character).length;
    if (room < 0) break;
    cut += character;
  }
  return cut.trim();
}

/**
 * Returns a GIMP palette (.gpl), which Inkscape, Krita and Aseprite also read. Lines end in LF and none is
 * empty, because older GIMP repeats the previous colour for an empty line.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeGimpPalette(palette: FormatPalette): string {
  const family = familyName(palette);
  const lines = codeColors(palette).map((color) => {
    const numbers = hexToRgb(color.hex).map((value) => String(value).padStart(3));
    const name = family === null ? color.title : `${codeName(color)} ${color.title}`;
    return `${numbers.join(' ')}\t${short(name)}\n`;
  });
  return `GIMP Palette\nName: ${short(paletteTitle(palette))}\n#\n${lines.join('')}`;
}

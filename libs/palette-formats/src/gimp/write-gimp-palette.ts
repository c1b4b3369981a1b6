import { hexToRgb } from '@danqing/color-core';
import { codeColors, codeName, familyName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';

/** Some readers refuse lines over 100 bytes; a colour's numbers take twelve. */
const NAME_BYTES = 80;

/** Cuts at a whole character so that the text has at most 80 bytes of UTF-8. */
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
 * A GIMP palette (.gpl), which Inkscape, Krita and Aseprite read too. Lines end in LF and none is empty: older GIMP repeats
 * the colour before an empty line. Throws `InvalidHexError`.
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

import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';

/** Maximum number of colours in a palette of Paint.NET. Further colours are omitted. */
const PAINT_NET_COLORS = 96;

/**
 * Returns a palette of Paint.NET (.txt) with the first 96 colours. The format has no names of colours.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writePaintNetPalette(palette: FormatPalette): string {
  const hexes = paletteHexes(palette).slice(0, PAINT_NET_COLORS);
  const lines = [
    '; paint.net Palette File',
    `; Palette Name: ${paletteTitle(palette)}`,
    `; Colors: ${hexes.length}`,
    ...hexes.map((hex) => `FF${hex.slice(1)}`),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

import { hexToRgb } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles } from '../palette/titles.ts';

const RGB_SPACE = 0;
/** 0-255 to 0-65535. */
const WIDE = 257;
/** Maximum number of colours in a colour table. Further colours are omitted. */
export const ACT_COLORS = 256;

/**
 * Returns Photoshop colour swatches (.aco) with a section of each version, so that old and new programs read
 * them.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeAco(palette: FormatPalette): Uint8Array<ArrayBuffer> {
  const hexes = paletteHexes(palette);
  const titles = colorTitles(palette);
  const values: number[] = [];
  for (const version of [1, 2]) {
    values.push(version, hexes.length);
    hexes.forEach((hex, index) => {
      values.push(RGB_SPACE, ...hexToRgb(hex).map((component) => component * WIDE), 0);
      if (version === 1) return;
      const title = titles[index] ?? hex;
      values.push(0, title.length + 1);
      for (let unit = 0; unit < title.length; unit++) values.push(title.charCodeAt(unit));
      values.push(0);
    });
  }
  const bytes = new Uint8Array(2 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint16(2 * index, value));
  return bytes;
}

/**
 * Returns a Photoshop colour table (.act) with the first 256 colours and their count, without a transparent
 * entry. The format has no names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeAct(palette: FormatPalette): Uint8Array<ArrayBuffer> {
  const hexes = paletteHexes(palette).slice(0, ACT_COLORS);
  const bytes = new Uint8Array(3 * ACT_COLORS + 4);
  bytes.set(hexes.flatMap((hex) => [...hexToRgb(hex)]));
  const view = new DataView(bytes.buffer);
  view.setUint16(3 * ACT_COLORS, hexes.length);
  view.setUint16(3 * ACT_COLORS + 2, 0xffff);
  return bytes;
}

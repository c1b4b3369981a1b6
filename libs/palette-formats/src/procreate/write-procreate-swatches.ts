import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';
import { writeZip } from '../zip/write-zip.ts';
import { hexToHsb } from './hsb.ts';

/** A palette of Procreate has so many places; further colours are left out. */
export const PROCREATE_COLORS = 30;
export const SWATCHES_ENTRY = 'Swatches.json';

/** A Procreate palette (.swatches): the first 30 colours; the format has no names of colours. Throws `InvalidHexError`. */
export function writeProcreateSwatches(palette: FormatPalette): Uint8Array<ArrayBuffer> {
  const swatches = paletteHexes(palette)
    .slice(0, PROCREATE_COLORS)
    .map((hex) => ({ ...hexToHsb(hex), alpha: 1, colorSpace: 0 }));
  return writeZip({ [SWATCHES_ENTRY]: JSON.stringify([{ name: paletteTitle(palette), swatches }]) });
}

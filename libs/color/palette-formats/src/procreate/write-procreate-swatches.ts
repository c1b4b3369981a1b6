import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';
import { writeZip } from '../zip/write-zip.ts';
import { hexToHsb } from './hsb.ts';

/** Maximum number of swatches in a Procreate palette. Further colours are omitted. */
export const PROCREATE_COLORS = 30;
export const SWATCHES_ENTRY = 'Swatches.json';

/**
 * Returns a Procreate palette (.swatches) with the first 30 colours. The format has no colour names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeProcreateSwatches(palette: FormatPalette): Uint8Array<ArrayBuffer> {
  const swatches = paletteHexes(palette)
    .slice(0, PROCREATE_COLORS)
    .map((hex) => ({ ...hexToHsb(hex), alpha: 1, colorSpace: 0 }));
  return writeZip({ [SWATCHES_ENTRY]: JSON.stringify([{ name: paletteTitle(palette), swatches }]) });
}

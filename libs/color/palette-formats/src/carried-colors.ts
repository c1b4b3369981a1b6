import type { Hex } from '@danqing/color-core';
import type { OfficeSlotName } from './office/slot-names.ts';
import { officeSlots, type OfficeVariant } from './office/slots.ts';
import { paletteHexes, type FormatPalette } from './palette/palette.ts';
import { colorTitles } from './palette/titles.ts';

export interface CarriedColor {
  hex: Hex;
  /** Absent when the file has no name, or only the hex, for the colour. */
  name?: string;
  slot?: OfficeSlotName;
}

/**
 * Returns the first `limit` colours with names, for list formats.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function namedColors(palette: FormatPalette, limit = Infinity): CarriedColor[] {
  const titles = colorTitles(palette);
  return paletteHexes(palette)
    .slice(0, limit)
    .map((hex, index) => carried(hex, titles[index]));
}

/**
 * Returns the first `limit` colours without names, for formats that cannot store names.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export const namelessColors = (palette: FormatPalette, limit: number): CarriedColor[] =>
  paletteHexes(palette)
    .slice(0, limit)
    .map((hex) => ({ hex }));

/**
 * Returns the twelve theme slots. Padding of a short palette has no name.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export const slotColors = (palette: FormatPalette, variant: OfficeVariant): CarriedColor[] =>
  officeSlots(palette, variant).map(({ slot, hex, name }, index) => {
    const filled = variant === 'as-listed' && index >= palette.colors.length;
    return { slot, ...carried(hex, filled ? undefined : name) };
  });

const carried = (hex: Hex, name: string | undefined): CarriedColor =>
  name === undefined || name === hex ? { hex } : { hex, name };

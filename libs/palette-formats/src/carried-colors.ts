import type { Hex } from '@danqing/color-core';
import { officeSlots, type OfficeSlotName, type OfficeVariant } from './office/slots.ts';
import { paletteHexes, type FormatPalette } from './palette/palette.ts';
import { colorTitles } from './palette/titles.ts';

/** A colour as a file carries it. */
export interface CarriedColor {
  hex: Hex;
  /** What it is called in the file; none where the file says nothing, or nothing but the hex. */
  name?: string;
  /** Its role in an Office theme. */
  slot?: OfficeSlotName;
}

/** The first `limit` colours with their names, as formats hold them that are lists. Throws `InvalidHexError`. */
export function namedColors(palette: FormatPalette, limit = Infinity): CarriedColor[] {
  const titles = colorTitles(palette);
  return paletteHexes(palette)
    .slice(0, limit)
    .map((hex, index) => carried(hex, titles[index]));
}

/** The first `limit` colours, for formats without names of colours. Throws `InvalidHexError`. */
export const namelessColors = (palette: FormatPalette, limit: number): CarriedColor[] =>
  paletteHexes(palette)
    .slice(0, limit)
    .map((hex) => ({ hex }));

/** The twelve slots; what fills up a short palette has no name of the palette's. Throws `InvalidHexError`. */
export const slotColors = (palette: FormatPalette, variant: OfficeVariant): CarriedColor[] =>
  officeSlots(palette, variant).map(({ slot, hex, name }, index) => {
    const filled = variant === 'as-listed' && index >= palette.colors.length;
    return { slot, ...carried(hex, filled ? undefined : name) };
  });

const carried = (hex: Hex, name: string | undefined): CarriedColor =>
  name === undefined || name === hex ? { hex } : { hex, name };

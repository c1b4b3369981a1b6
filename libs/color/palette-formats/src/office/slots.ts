import type { Hex } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles } from '../palette/titles.ts';
import { officeRoles } from './roles.ts';
import { OFFICE_SLOTS, type OfficeSlotName } from './slot-names.ts';

export type OfficeVariant = 'as-listed' | 'readable';

export interface OfficeSlot {
  slot: OfficeSlotName;
  hex: Hex;
  name?: string;
}

/** Pads a palette of fewer than twelve colours (specification part 1 §5). */
const PADDING = { hex: '#000000', name: '黑色' } as const;

/**
 * Returns the twelve colours of an Office theme, in schema order.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function officeSlots(palette: FormatPalette, variant: OfficeVariant): OfficeSlot[] {
  const hexes = paletteHexes(palette);
  const titles = colorTitles(palette);
  if (variant === 'as-listed') {
    return OFFICE_SLOTS.map((slot, index) => {
      const hex = hexes[index];
      return hex === undefined ? { slot, ...PADDING } : { slot, hex, name: titles[index] ?? hex };
    });
  }
  const roles = officeRoles(palette);
  return OFFICE_SLOTS.map((slot) => {
    const name = titles[hexes.indexOf(roles[slot])];
    return { slot, hex: roles[slot], ...(name === undefined ? {} : { name }) };
  });
}

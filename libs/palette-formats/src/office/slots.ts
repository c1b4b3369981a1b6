import type { Hex } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles } from '../palette/titles.ts';
import { officeRoles } from './roles.ts';

/** The children of `a:clrScheme` in the order of the schema (ECMA-376, CT_ColorScheme). The interface of Office shows light before dark. */
export const OFFICE_SLOTS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
export type OfficeSlotName = (typeof OFFICE_SLOTS)[number];

/** `as-listed`: the first twelve colours in their order. `readable`: see `officeRoles`. */
export type OfficeVariant = 'as-listed' | 'readable';

export interface OfficeSlot {
  slot: OfficeSlotName;
  hex: Hex;
  /** What the palette calls the colour; none where the colour was derived. */
  name?: string;
}

/** Specification part 1 §5: fewer than twelve colours are filled up with this one. */
const PADDING = { hex: '#000000', name: '黑色' } as const;

/** The twelve colours of an Office theme, in schema order. Throws `InvalidHexError`. */
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

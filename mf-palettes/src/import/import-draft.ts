import { PALETTE_LIMITS, type PaletteColor, type SavePaletteRequest } from '@danqing/contracts/palettes';
import { shortened } from './shortened.ts';
import type { ImportedPalette, InkConversion } from './imported-palette.ts';

export interface ImportDraft {
  palette: ImportedPalette;
  name: string;
  isPublic: boolean;
  /** Hexes of the selected colours, at most PALETTE_LIMITS.colors. */
  chosen: ReadonlySet<string>;
}

export const newDraft = (palette: ImportedPalette): ImportDraft => ({
  palette,
  name: shortened(palette.name, PALETTE_LIMITS.name),
  isPublic: true,
  chosen: firstColors(palette),
});

export const firstColors = ({ colors }: ImportedPalette): ReadonlySet<string> =>
  new Set(colors.slice(0, PALETTE_LIMITS.colors).map(({ hex }) => hex));

export const chosenColors = ({ palette, chosen }: ImportDraft) =>
  palette.colors.filter(({ hex }) => chosen.has(hex));

export function toggleColor(draft: ImportDraft, hex: string): ImportDraft {
  const chosen = new Set(draft.chosen);
  if (!chosen.delete(hex)) chosen.add(hex);
  return chosen.size > PALETTE_LIMITS.colors ? draft : { ...draft, chosen };
}

/** Shows the CMYK colours of the file by another conversion. Keeps the name; selects the first colours. */
export function convertInks(draft: ImportDraft, conversion: InkConversion): ImportDraft {
  const { inks } = draft.palette;
  const colors = inks?.colors[conversion];
  if (!inks || !colors) return draft;
  const palette = { ...draft.palette, colors, inks: { ...inks, conversion } };
  return { ...draft, palette, chosen: firstColors(palette) };
}

export const isSameFile = (one: ImportedPalette, other: ImportedPalette): boolean =>
  one === other || (one.inks !== undefined && one.inks.colors === other.inks?.colors);

export function canBeSaved({ name, chosen }: ImportDraft): boolean {
  return name.trim() !== '' && [...name.trim()].length <= PALETTE_LIMITS.name && chosen.size > 0;
}

export const saveRequest = ({ name, isPublic }: ImportDraft, colors: PaletteColor[]): SavePaletteRequest => ({
  name: name.trim(),
  description: '',
  is_public: isPublic,
  colors,
});

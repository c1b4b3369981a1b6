import { PALETTE_LIMITS, type PaletteColor, type SavePaletteRequest } from '@danqing/contracts/palettes';
import { shortened } from './shortened.ts';
import type { ImportedPalette } from './imported-palette.ts';

/** What becomes of an imported palette, as the visitor has it so far. */
export interface ImportDraft {
  palette: ImportedPalette;
  name: string;
  isPublic: boolean;
  /** Hexes of the colours that are taken; a palette's limit at most. */
  chosen: ReadonlySet<string>;
}

export const newDraft = (palette: ImportedPalette): ImportDraft => ({
  palette,
  name: shortened(palette.name, PALETTE_LIMITS.name),
  isPublic: true,
  chosen: firstColors(palette),
});

/** As many as fit into a palette, from the first on. */
export const firstColors = ({ colors }: ImportedPalette): ReadonlySet<string> =>
  new Set(colors.slice(0, PALETTE_LIMITS.colors).map(({ hex }) => hex));

/** The colours that are taken, in the order of the file. */
export const chosenColors = ({ palette, chosen }: ImportDraft) =>
  palette.colors.filter(({ hex }) => chosen.has(hex));

/** Takes a colour or leaves it; one too many changes nothing. */
export function toggleColor(draft: ImportDraft, hex: string): ImportDraft {
  const chosen = new Set(draft.chosen);
  if (!chosen.delete(hex)) chosen.add(hex);
  return chosen.size > PALETTE_LIMITS.colors ? draft : { ...draft, chosen };
}

export function canBeSaved({ name, chosen }: ImportDraft): boolean {
  return name.trim() !== '' && [...name.trim()].length <= PALETTE_LIMITS.name && chosen.size > 0;
}

export const saveRequest = ({ name, isPublic }: ImportDraft, colors: PaletteColor[]): SavePaletteRequest => ({
  name: name.trim(),
  description: '',
  is_public: isPublic,
  colors,
});

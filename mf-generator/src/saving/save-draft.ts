import { ApiError, helpfulReason, type SaveAttempt } from '@danqing/api-client';
import type { LoadedPalette } from './use-loaded-palette.ts';
import { PALETTE_LIMITS, type PaletteColor, type SavePaletteRequest } from '@danqing/contracts/palettes';

export type SaveField = 'name' | 'description';

export interface SaveFailure {
  /** The field at fault; null where it is the whole. */
  field: SaveField | null;
  /** What the server says of it; null where it says nothing that helps. */
  reason: string | null;
}

/** What the visitor put into the dialog, for one scheme; it outlives the closed dialog. */
export interface SaveDraft {
  /** Which scheme it is about. */
  scheme: string;
  name: string;
  description: string;
  isPublic: boolean;
  /** What was sent last. */
  attempt: SaveAttempt | null;
  failure: SaveFailure | null;
  /** The version of the loaded palette that the visitor has been told of, and may save over. */
  overwrites: number | null;
}

/** A draft of which nothing is typed yet: a palette that was loaded keeps its name, what it says of itself, and who sees it. */
export const draftOf = (scheme: string, loaded: LoadedPalette | null): SaveDraft => ({
  scheme,
  name: loaded?.palette.name ?? '',
  description: loaded?.palette.description ?? '',
  isPublic: loaded?.palette.is_public ?? true,
  attempt: null,
  failure: null,
  overwrites: null,
});

/** Characters that still fit; negative: too many. */
export function charactersLeft(field: SaveField, text: string): number {
  return PALETTE_LIMITS[field] - [...text.trim()].length;
}

export function canBeSaved({ name, description }: SaveDraft): boolean {
  return (
    name.trim() !== '' && charactersLeft('name', name) >= 0 && charactersLeft('description', description) >= 0
  );
}

export function saveRequest(
  { name, description, isPublic }: SaveDraft,
  colors: PaletteColor[],
): SavePaletteRequest {
  return { name: name.trim(), description: description.trim(), is_public: isPublic, colors };
}

export function failureOf(error: unknown): SaveFailure {
  if (error instanceof ApiError && error.status === 400) {
    const { field, message } = error;
    if (field === 'name' || field === 'description') return { field, reason: message };
  }
  return { field: null, reason: helpfulReason(error) };
}

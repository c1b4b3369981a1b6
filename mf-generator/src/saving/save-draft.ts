import { ApiError, helpfulReason, type SaveAttempt } from '@danqing/api-client';
import type { LoadedPalette } from './use-loaded-palette.ts';
import { PALETTE_LIMITS, type PaletteColor, type SavePaletteRequest } from '@danqing/contracts/palettes';

export type SaveField = 'name' | 'description';

export interface SaveFailure {
  field: SaveField | null;
  reason: string | null;
}

export interface SaveDraft {
  scheme: string;
  name: string;
  description: string;
  isPublic: boolean;
  attempt: SaveAttempt | null;
  failure: SaveFailure | null;
  /** Version that the visitor has been warned about and may overwrite. */
  overwrites: number | null;
}

export const draftOf = (scheme: string, loaded: LoadedPalette | null): SaveDraft => ({
  scheme,
  name: loaded?.palette.name ?? '',
  description: loaded?.palette.description ?? '',
  isPublic: loaded?.palette.is_public ?? true,
  attempt: null,
  failure: null,
  overwrites: null,
});

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

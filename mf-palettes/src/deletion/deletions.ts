import type { ListedPalette } from '@danqing/api-client';
import type { Palette } from '@danqing/contracts/palettes';
import { pagesOf, type ListState } from '../data/list-state.ts';

/** A palette that the member has deleted, as long as the page knows of it. */
export interface Deletion {
  palette: Palette;
  /** Where it stood, and in which list: its place there offers the way back. */
  index: number;
  list: string;
  /** `undoable`: deleted, with the way back on screen; `restoring`: on its way back; `gone`: for good. */
  phase: 'undoable' | 'restoring' | 'gone';
}

export type DeletionAction =
  | { type: 'deleted'; palette: Palette; index: number; list: string }
  | { type: 'entered'; id: number; phase: Deletion['phase'] }
  /** Another list is on screen: there is no way back in the others. */
  | { type: 'list-left'; list: string }
  /** The palette is in its list again. */
  | { type: 'forgotten'; id: number };

export type Deletions = readonly Deletion[];

export function deletionsReducer(deletions: Deletions, action: DeletionAction): Deletions {
  switch (action.type) {
    case 'deleted': {
      const { palette, index, list } = action;
      return [
        ...deletions.filter((one) => one.palette.id !== palette.id),
        { palette, index, list, phase: 'undoable' },
      ];
    }
    case 'entered':
      return deletions.map((one) => (one.palette.id === action.id ? { ...one, phase: action.phase } : one));
    case 'list-left':
      return deletions.map((one) => (one.list === action.list ? { ...one, phase: 'gone' } : one));
    case 'forgotten':
      return deletions.filter((one) => one.palette.id !== action.id);
  }
}

export type ListEntry = { palette: ListedPalette; deletion?: Deletion };

/**
 * A list as the page shows it: without the deleted palettes, and with the places of those that can still come back,
 * where they were when they were deleted.
 */
export function withDeletions(
  palettes: readonly ListedPalette[],
  deletions: Deletions,
  list: string,
): readonly ListEntry[] {
  const hidden = new Set(deletions.map(({ palette }) => palette.id));
  const entries: ListEntry[] = palettes.filter(({ id }) => !hidden.has(id)).map((palette) => ({ palette }));
  const places = deletions
    .filter((one) => one.phase !== 'gone' && one.list === list)
    .sort((a, b) => a.index - b.index);
  for (const deletion of places) {
    entries.splice(deletion.index, 0, { palette: deletion.palette, deletion });
  }
  return entries;
}

/** Whether a deleted palette can still come back to this list. */
export const hasPlaces = (deletions: Deletions, list: string): boolean =>
  deletions.some((one) => one.phase !== 'gone' && one.list === list);

/** The list without the deleted palettes, also where the server has not said so yet. */
export function withoutDeleted(list: ListState, deletions: Deletions): ListState {
  if (list.status !== 'loaded' || deletions.length === 0) return list;
  const hidden = new Set(deletions.map(({ palette }) => palette.id));
  const palettes = list.palettes.filter(({ id }) => !hidden.has(id));
  const total = list.total - (list.palettes.length - palettes.length);
  const pages = pagesOf(total);
  return { ...list, palettes, total, pages, page: Math.min(list.page, pages) };
}

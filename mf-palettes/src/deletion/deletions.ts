import type { ListedPalette } from '@danqing/api-client';
import type { Palette } from '@danqing/contracts/palettes';
import { pagesOf, type ListState } from '../data/list-state.ts';

export interface Deletion {
  palette: Palette;
  index: number;
  list: string;
  /** `undoable`: deleted, undo is offered. `restoring`: the restore request is running. `gone`: final. */
  phase: 'undoable' | 'restoring' | 'gone';
}

export type DeletionAction =
  | { type: 'deleted'; palette: Palette; index: number; list: string }
  | { type: 'entered'; id: number; phase: Deletion['phase'] }
  /** Another list is shown, so undo is no longer offered in the others. */
  | { type: 'list-left'; list: string }
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
 * Returns the list as shown: without deleted palettes, and with placeholders at the original positions of
 * those that can be restored.
 */
export function withDeletions(
  palettes: readonly ListedPalette[],
  deletions: Deletions,
  list: string,
): readonly ListEntry[] {
  const hidden = new Set(deletions.map(({ palette }) => palette.id));
  const entries: ListEntry[] = palettes.filter(({ id }) => !hidden.has(id)).map((palette) => ({ palette }));
  const placeholders = deletions
    .filter((one) => one.phase !== 'gone' && one.list === list)
    .sort((a, b) => a.index - b.index);
  for (const deletion of placeholders) {
    entries.splice(deletion.index, 0, { palette: deletion.palette, deletion });
  }
  return entries;
}

export const hasPlaceholders = (deletions: Deletions, list: string): boolean =>
  deletions.some((one) => one.phase !== 'gone' && one.list === list);

export function withoutDeleted(list: ListState, deletions: Deletions): ListState {
  if (list.status !== 'loaded' || deletions.length === 0) return list;
  const hidden = new Set(deletions.map(({ palette }) => palette.id));
  const palettes = list.palettes.filter(({ id }) => !hidden.has(id));
  const total = list.total - (list.palettes.length - palettes.length);
  const pages = pagesOf(total);
  return { ...list, palettes, total, pages, page: Math.min(list.page, pages) };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListState } from '../data/list-state.ts';
import { samplePalette } from '../testing/sample-palettes.ts';
import {
  deletionsReducer,
  hasPlaceholders,
  withDeletions,
  withoutDeleted,
  type Deletions,
} from './deletions.ts';

const palettes = [1, 2, 3, 4].map((id) => samplePalette(id));
const ids = (entries: readonly { palette: { id: number }; deletion?: unknown }[]) =>
  entries.map(({ palette, deletion }) => (deletion ? -palette.id : palette.id));

function deleteAll(deleted: readonly number[], list = 'a'): Deletions {
  return deleted.reduce<Deletions>((deletions, id) => {
    const index = withDeletions(palettes, deletions, list).findIndex(({ palette }) => palette.id === id);
    return deletionsReducer(deletions, { type: 'deleted', palette: samplePalette(id), index, list });
  }, []);
}

describe('a list with deletions', () => {
  it('keeps every place, whatever the order of deleting, and whether the server has followed or not', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4]);
    fc.assert(
      fc.property(order, fc.boolean(), (deleted, followed) => {
        const deletions = deleteAll(deleted);
        const listed = followed ? palettes.filter(({ id }) => !deleted.includes(id)) : palettes;
        expect(ids(withDeletions(listed, deletions, 'a'))).toEqual(
          [1, 2, 3, 4].map((id) => (deleted.includes(id) ? -id : id)),
        );
      }),
    );
  });

  it('has no places in another list, and none once they are gone', () => {
    const deletions = deleteAll([2]);
    expect(ids(withDeletions(palettes, deletions, 'b'))).toEqual([1, 3, 4]);
    expect([hasPlaceholders(deletions, 'a'), hasPlaceholders(deletions, 'b')]).toEqual([true, false]);
    for (const action of [
      { type: 'entered', id: 2, phase: 'gone' },
      { type: 'list-left', list: 'a' },
    ] as const) {
      const gone = deletionsReducer(deletions, action);
      expect(ids(withDeletions(palettes, gone, 'a'))).toEqual([1, 3, 4]);
      expect(hasPlaceholders(gone, 'a')).toBe(false);
    }
  });

  it('says at once how many are left, and does not count twice what the server has deleted', () => {
    const loaded = (shown: typeof palettes, total: number, page: number): ListState => ({
      status: 'loaded',
      palettes: shown,
      total,
      capped: false,
      page,
      pages: page,
      stale: false,
    });
    const left = { palettes: palettes.slice(0, 3), total: 20, page: 1, pages: 1 };
    expect(withoutDeleted(loaded(palettes, 21, 2), deleteAll([4]))).toMatchObject(left);
    expect(withoutDeleted(loaded(palettes.slice(0, 3), 20, 1), deleteAll([4]))).toMatchObject(left);
    const loading: ListState = { status: 'loading' };
    expect(withoutDeleted(loading, deleteAll([4]))).toBe(loading);
  });

  it('is whole again when a deletion is forgotten', () => {
    const deletions = deletionsReducer(deleteAll([2, 3]), { type: 'forgotten', id: 2 });
    expect(ids(withDeletions(palettes, deletions, 'a'))).toEqual([1, 2, -3, 4]);
  });
});

import { useMemo } from 'react';
import type { PalettesAddress } from '../address/palettes-address.ts';
import { PAGE_SIZE, pagesOf, type ListState } from '../data/list-state.ts';
import type { OwnPalettes } from '../data/use-own-palettes.ts';
import { withoutDeleted, type Deletions } from '../deletion/deletions.ts';
import { searchOwn } from '../search/own-search.ts';

/** One page of the member's own palettes, searched here as the server searches the public ones. */
export function useOwnList(
  { palettes, failed, reload }: OwnPalettes,
  deletions: Deletions,
  { page, search, near }: Pick<PalettesAddress, 'page' | 'search' | 'near'>,
): ListState {
  return useMemo(() => {
    if (!palettes) return failed ? { status: 'failed', retry: () => void reload() } : { status: 'loading' };
    const found = searchOwn(withoutDeleted(palettes, deletions), { search, near });
    const pages = pagesOf(found.length);
    const current = Math.min(page, pages);
    return {
      status: 'loaded',
      palettes: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: found.length,
      capped: false,
      page: current,
      pages,
      stale: false,
    };
  }, [palettes, failed, reload, deletions, page, search, near]);
}

import { listPublicPalettes, paletteKeys } from '@danqing/api-client';
import { PALETTE_SEARCH_LIMIT } from '@danqing/contracts/palettes';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useMemo } from 'react';
import type { PalettesAddress } from '../address/palettes-address.ts';
import { PAGE_SIZE, pagesOf, type ListState } from './list-state.ts';

export type PublicSearch = Pick<PalettesAddress, 'page' | 'sort' | 'search' | 'near'>;

/**
 * Returns one page of public palettes. The previous page stays, marked as stale, while the next one loads.
 * Requests for abandoned pages are cancelled.
 */
export function usePublicPalettes({ page, sort, search, near }: PublicSearch): {
  list: ListState;
  reload: () => Promise<unknown>;
} {
  const { basePath } = usePageData();
  const wanted = {
    page,
    pageSize: PAGE_SIZE,
    sortBy: sort,
    ...(search && { search }),
    ...(near && { near }),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: paletteKeys.public(wanted),
    queryFn: ({ signal }) => listPublicPalettes(wanted, { basePath, signal }),
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    if (error) logError('palettes: the public palettes could not be loaded', error);
  }, [error]);
  const searching = search !== '' || near !== null;
  const list = useMemo<ListState>(() => {
    if (data) {
      const { items, total } = data;
      return {
        status: 'loaded',
        palettes: items,
        total,
        capped: searching && total >= PALETTE_SEARCH_LIMIT,
        page: Math.min(data.page, pagesOf(total)),
        pages: pagesOf(total),
        stale: isPlaceholderData,
      };
    }
    if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
    return { status: 'loading' };
  }, [data, error, isFetching, isPlaceholderData, refetch, searching]);
  return { list, reload: refetch };
}

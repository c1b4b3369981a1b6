import { listOwnPalettes, paletteKeys } from '@danqing/api-client';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useCallback, useEffect, useMemo } from 'react';
import type { PalettesAddress } from '../address/palettes-address.ts';
import { PAGE_SIZE, pagesOf, type ListState } from './list-state.ts';

/** Placeholder for the member's id in the query key while signed out. That query is disabled. */
const NO_MEMBER = 0;

/**
 * Returns one page of the member's palettes. Sends no request while signed out. The first page returns the
 * cursor of every later page. The previous page stays, marked as stale, while the next one loads. A 401 signs
 * out.
 */
export function useOwnPalettes(
  member: User | null,
  { page, search, near }: Pick<PalettesAddress, 'page' | 'search' | 'near'>,
): { list: ListState; reload: () => Promise<unknown> } {
  const wanted = { limit: PAGE_SIZE, ...(search && { search }), ...(near && { near }) };
  const first = usePage(member, wanted, true);
  const after = first.data?.keys[page - 2];
  const further = usePage(member, { ...wanted, after }, after !== undefined);
  const { refetch: reloadFirst } = first;
  const { refetch: reloadFurther } = further;
  const hasFurther = after !== undefined;
  const reload = useCallback(
    // `refetch` ignores `enabled`, so it would also send disabled queries.
    () => Promise.all([reloadFirst(), hasFurther && reloadFurther()]),
    [reloadFirst, reloadFurther, hasFurther],
  );
  const error = first.error ?? (hasFurther ? further.error : null);
  useEffect(() => {
    if (error) logError('palettes: the own palettes could not be loaded', error);
  }, [error]);

  const asked = hasFurther ? further : first;
  const shown = asked.data ?? first.data;
  const failed = error !== null && !asked.isFetching && !asked.data;
  const stale = first.isPlaceholderData || (hasFurther && (further.isPlaceholderData || !further.data));
  const list = useMemo<ListState>(() => {
    if (failed) return { status: 'failed', retry: () => void reload() };
    if (!member || !shown) return { status: 'loading' };
    const { items, total } = shown;
    const pages = pagesOf(total);
    return {
      status: 'loaded',
      palettes: page === 1 || hasFurther ? items : [],
      total,
      capped: false,
      page: Math.min(page, pages),
      pages,
      stale,
    };
  }, [member, shown, failed, reload, page, hasFurther, stale]);
  return { list, reload };
}

interface WantedPage {
  limit: number;
  after?: number | undefined;
  search?: string;
  near?: string;
}

function usePage(member: User | null, wanted: WantedPage, enabled: boolean) {
  const { basePath } = usePageData();
  const memberId = member?.id ?? NO_MEMBER;
  return useQuery({
    queryKey: paletteKeys.own(memberId, wanted),
    queryFn: ({ signal }) => listOwnPalettes(wanted, { basePath, fetch: authorizedFetch, signal }),
    enabled: enabled && member !== null,
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
}

import type { WorksPage, WorksSearch } from '@danqing/api-client';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import type { CallOptions } from '@danqing/api-client';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

/** Divisible by every column count. */
const PAGE_SIZE = 12;

export interface WorksState<Work> {
  status: 'loading' | 'failed' | 'loaded';
  items: readonly Work[];
  next: number | null;
  stale: boolean;
  retry: () => void;
}

/**
 * Returns a page of works by cursor.
 *
 * @param queryKey must have the member id at index 2
 */
export function useWorks<Work>(
  memberId: number,
  after: number | null,
  queryKey: (search: WorksSearch) => readonly unknown[],
  list: (id: number, search: WorksSearch, options: CallOptions) => Promise<WorksPage<Work>>,
): WorksState<Work> {
  const { basePath } = usePageData();
  const search = { limit: PAGE_SIZE, ...(after !== null && { after }) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKey(search),
    queryFn: ({ signal }) => list(memberId, search, { basePath, fetch: authorizedFetch, signal }),
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
  useEffect(() => {
    if (error) logError('profile: the works of a member could not be loaded', error);
  }, [error]);
  const failed = error !== null && !isFetching && (!data || isPlaceholderData);
  return {
    status: failed ? 'failed' : data ? 'loaded' : 'loading',
    items: data?.items ?? [],
    next: data?.next ?? null,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
}

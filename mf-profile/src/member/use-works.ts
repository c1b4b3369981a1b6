import type { WorksPage, WorksSearch } from '@danqing/api-client';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import type { CallOptions } from '@danqing/api-client';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

/** Divides by the columns of every window. */
const PAGE_SIZE = 12;

export interface WorksState<Work> {
  status: 'loading' | 'failed' | 'loaded';
  items: readonly Work[];
  /** The key of the next page; null where there is none. */
  next: number | null;
  /** Those of the page before, while the next ones are on their way. */
  stale: boolean;
  retry: () => void;
}

/** A page of works that go by keys. `queryKey` of a search has the member third. */
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

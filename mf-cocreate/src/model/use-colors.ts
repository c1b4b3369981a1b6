import { cocreateKeys, listCocreatedColors } from '@danqing/api-client';
import type { ColorGroup } from '@danqing/contracts/cocreate';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';
import type { ColorsAddress } from './colors-address.ts';

export type ColorsState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'loaded';
      groups: readonly ColorGroup[];
      total: number;
      page: number;
      pages: number;
      stale: boolean;
    };

/** Returns the requested page of colours. Keeps the previous page while the next one loads. */
export function useColors({ page, pageSize, sort, hex }: ColorsAddress): ColorsState {
  const { basePath } = usePageData();
  const search = { sort, page: page ?? (hex ? undefined : 1), pageSize, hex: hex ?? undefined };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: cocreateKeys.list(search),
    queryFn: ({ signal }) => listCocreatedColors(search, { basePath, signal }),
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    if (error) logError('cocreate: the list could not be loaded', error);
  }, [error]);
  if (data) {
    const pages = Math.max(1, Math.ceil(data.total / data.pageSize));
    return {
      status: 'loaded',
      groups: data.items,
      total: data.total,
      page: data.page,
      pages,
      stale: isPlaceholderData,
    };
  }
  if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
  return { status: 'loading' };
}

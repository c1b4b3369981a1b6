import { collectionKeys, listCollections } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type CollectionsState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'loaded';
      collections: readonly Collection[];
      pages: number;
      stale: boolean;
    };

/**
 * Returns one page of creations, newest first. Keeps the previous page while the next one loads.
 *
 * @param name name of the colour; null for all colours
 */
export function useCollections(name: string | null, page: number): CollectionsState {
  const { basePath } = usePageData();
  const search = { page, ...(name !== null && { name }) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: collectionKeys.list(search),
    queryFn: ({ signal }) => listCollections(search, { basePath, signal }),
    // Keeps the previous page of the same colour, never another colour's creations.
    placeholderData: (previous, query) =>
      (query?.queryKey[2] as { name?: string } | undefined)?.name === search.name ? previous : undefined,
  });
  useEffect(() => {
    if (error) logError('gallery: the creations could not be loaded', error);
  }, [error]);
  if (data) return { status: 'loaded', collections: data.data, pages: data.pages, stale: isPlaceholderData };
  if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
  return { status: 'loading' };
}

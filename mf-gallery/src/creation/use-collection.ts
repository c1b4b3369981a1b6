import { ApiError, collectionKeys, getCollection } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type CollectionState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; collection: Collection };

/** Poll interval in milliseconds while a video of another tab or visitor is pending. */
const POLL_MS = 4_000;

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'INPUT_INVALID');

export function useCollection(id: number): {
  state: CollectionState;
  reload: () => Promise<Collection | null>;
} {
  const { basePath } = usePageData();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: collectionKeys.one(id, user?.id ?? null),
    queryFn: ({ signal }) => getCollection(id, { basePath, fetch: authorizedFetch, signal }),
    // Keeps the creation visible across sign-in.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    // This page streams the videos that it requested and polls for others.
    refetchInterval: ({ state: { data: latest } }) =>
      latest?.images.some(({ task_id }) => task_id !== null) ? POLL_MS : false,
  });
  useEffect(() => {
    if (error && !isMissing(error)) logError('gallery: a creation could not be loaded', error);
  }, [error]);
  const state = (): CollectionState => {
    if (isMissing(error)) return { status: 'missing' };
    if (data) return { status: 'loaded', collection: data };
    if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
    return { status: 'loading' };
  };
  return { state: state(), reload: async () => (await refetch()).data ?? null };
}

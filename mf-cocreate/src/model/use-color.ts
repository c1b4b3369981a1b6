import { ApiError, cocreateKeys, getCocreatedColor } from '@danqing/api-client';
import type { CocreatedColorDetail, LikeResponse } from '@danqing/contracts/cocreate';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';

export type ColorState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; color: CocreatedColorDetail };

/** Poll interval for a pending mint; blocks are final after half a minute. */
const MINT_MS = 15_000;

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'INPUT_INVALID');

/** Returns one colour as the visitor may see it. `reload` refetches it; `setLike` applies a like response. */
export function useColor(id: number) {
  const { basePath } = usePageData();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [like, setLike] = useState<(LikeResponse & { userId: number | null }) | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: cocreateKeys.one(id, userId),
    queryFn: ({ signal }) => getCocreatedColor(id, { basePath, fetch: authorizedFetch, signal }),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    refetchInterval: ({ state: { data: known } }) =>
      known?.mint?.status === 'requested' || known?.mint?.status === 'sent' ? MINT_MS : false,
  });
  useEffect(() => {
    if (error && !isMissing(error)) logError('cocreate: a colour could not be loaded', error);
  }, [error]);
  const state = (): ColorState => {
    if (isMissing(error)) return { status: 'missing' };
    if (data) {
      const { likes_count, liked } = like?.userId === userId ? like : data;
      return { status: 'loaded', color: { ...data, likes_count, liked } };
    }
    if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
    return { status: 'loading' };
  };
  return {
    state: state(),
    reload: async () => {
      setLike(null);
      await refetch();
    },
    setLike: (answer: LikeResponse, of: number) => setLike({ ...answer, userId: of }),
  };
}

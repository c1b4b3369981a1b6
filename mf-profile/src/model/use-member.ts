import { ApiError, getMemberPage, memberKeys } from '@danqing/api-client';
import type { MemberPage } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type MemberState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; member: MemberPage };

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'INPUT_INVALID');

/** Returns what the visitor may see of a member. `missing` means unknown or private. */
export function useMember(id: number): MemberState {
  const { basePath } = usePageData();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: memberKeys.page(id, user?.id ?? null),
    queryFn: ({ signal }) => getMemberPage(id, { basePath, fetch: authorizedFetch, signal }),
  });
  useEffect(() => {
    if (error && !isMissing(error)) logError('profile: a member could not be loaded', error);
  }, [error]);
  if (isMissing(error)) return { status: 'missing' };
  if (data) return { status: 'loaded', member: data };
  return error && !isFetching ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}

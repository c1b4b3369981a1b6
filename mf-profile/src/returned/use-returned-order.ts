import { ApiError, getOrder, orderKeys } from '@danqing/api-client';
import type { Order } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';
import { useReloadBalance } from '../model/use-balance.ts';

/** Between two questions about a pending order: as often as the server asks its provider, later less often. */
const SOON_MS = 5_000;
const LATER_MS = 30_000;
const SOON_TIMES = 24;
/** What an order owes the ledger is booked at once, or by a job a moment later. */
const BOOKED_MS = 3_000;

export type ReturnedState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void }
  /** `left`: the browser came back without having paid, as far as it knows. */
  | { status: 'known'; order: Order; left: boolean };

export interface ReturnedPayment {
  state: ReturnedState;
  close: () => void;
}

/** The order that a payment came back from, by the page's address; null without one. While it is pending it is asked again. */
export function useReturnedOrder(memberId: number | null): ReturnedPayment | null {
  const { basePath } = usePageData();
  const [query, setQuery] = useSearchParams();
  const id = query.get('order');
  const checked = useSession().status === 'signed-in';
  const reloadBalance = useReloadBalance();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: orderKeys.one(memberId ?? 0, id ?? ''),
    queryFn: ({ signal }) => getOrder(memberId ?? 0, id ?? '', { basePath, fetch: authorizedFetch, signal }),
    // The balance that the session's check brings must not come after the new one.
    enabled: id !== null && memberId !== null && checked,
    retry: (times, failure) => times < 2 && !isMissing(failure),
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && (state.dataUpdateCount < SOON_TIMES ? SOON_MS : LATER_MS),
  });
  useEffect(() => {
    if (error) logError('profile: the order could not be loaded', error);
  }, [error]);

  const status = data?.status;
  useEffect(() => {
    if (status !== 'completed') return;
    void reloadBalance();
    const again = setTimeout(() => void reloadBalance(), BOOKED_MS);
    return () => clearTimeout(again);
  }, [status, reloadBalance]);

  if (id === null) return null;
  return {
    close: () => setQuery({}, { replace: true }),
    state: data
      ? { status: 'known', order: data, left: query.get('payment') !== 'success' }
      : isMissing(error)
        ? { status: 'missing' }
        : error && !isFetching
          ? { status: 'failed', retry: () => void refetch() }
          : { status: 'loading' },
  };
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

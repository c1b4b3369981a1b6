import { ApiError, getOrder, orderKeys } from '@danqing/api-client';
import type { Order } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';
import { useReloadBalance } from '../model/use-balance.ts';

/**
 * Poll intervals of a pending order in milliseconds: first as often as the server polls its provider, later
 * less often.
 */
const SOON_MS = 5_000;
const LATER_MS = 30_000;
const SOON_TIMES = 24;
/** Milliseconds before the balance is reloaded. The ledger is updated at once, or by a job shortly after. */
const BOOKED_MS = 3_000;

export type ReturnedState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void }
  /** `left` is true if the visitor has apparently returned without paying. */
  | { status: 'known'; order: Order; left: boolean };

export interface ReturnedPayment {
  state: ReturnedState;
  close: () => void;
}

/** Returns the order in the page's URL after a payment, or null. Polls while the order is pending. */
export function useReturnedOrder(memberId: number | null): ReturnedPayment | null {
  const { basePath } = usePageData();
  const [query, setQuery] = useSearchParams();
  const id = query.get('order');
  const checked = useSession().status === 'signed-in';
  const reloadBalance = useReloadBalance();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: orderKeys.one(memberId ?? 0, id ?? ''),
    queryFn: ({ signal }) => getOrder(memberId ?? 0, id ?? '', { basePath, fetch: authorizedFetch, signal }),
    // Waits for the session check, whose older balance would otherwise overwrite the new one.
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

import { listOrders, orderKeys } from '@danqing/api-client';
import type { Order } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';

export interface OrdersState {
  status: 'loading' | 'failed' | 'loaded';
  orders: readonly Order[];
  page: number;
  pages: number;
  stale: boolean;
  turnTo: (page: number) => void;
  retry: () => void;
}

export function useOrders(memberId: number, changeKey: string | null): OrdersState {
  const { basePath } = usePageData();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: orderKeys.list(memberId, page),
    queryFn: ({ signal }) => listOrders(memberId, page, { basePath, fetch: authorizedFetch, signal }),
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
  useEffect(() => {
    if (error) logError('profile: the orders could not be loaded', error);
  }, [error]);
  const heard = useRef(changeKey);
  useEffect(() => {
    if (heard.current === changeKey) return;
    heard.current = changeKey;
    void refetch();
  }, [changeKey, refetch]);
  const failed = error !== null && !isFetching && (!data || isPlaceholderData);
  return {
    status: failed ? 'failed' : data ? 'loaded' : 'loading',
    orders: data?.data ?? [],
    page,
    pages: data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1,
    stale: isPlaceholderData,
    turnTo: setPage,
    retry: () => void refetch(),
  };
}

import { cocreateKeys, listNfts } from '@danqing/api-client';
import { NFTS_PAGE_SIZE, type NftItem } from '@danqing/contracts/cocreate';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { preloadedNfts } from './preloaded-nfts.ts';

export interface NftsState {
  loading: boolean;
  items: readonly NftItem[];
  page: number;
  pages: number;
  minting: boolean | null;
  turnTo: (page: number) => void;
}

/**
 * Returns a page of collectibles. Changing the page aborts the previous request; a failed page is an empty
 * list (specification part 2 §8).
 */
export function useNfts(): NftsState {
  const { basePath } = usePageData();
  const [page, setPage] = useState(1);
  const [total, setTotal] = useState(0);
  const { data, error, isPending } = useQuery({
    queryKey: cocreateKeys.nfts(page),
    queryFn: ({ signal }) => listNfts({ page, pageSize: NFTS_PAGE_SIZE }, { basePath, signal }),
    initialData: page === 1 ? preloadedNfts : undefined,
  });
  useEffect(() => {
    if (error) logError('cocreate: the collectibles could not be loaded', error);
  }, [error]);
  // Uses the latest known total, so that the pager stays while a page loads.
  if (data && data.total !== total) setTotal(data.total);
  const pages = Math.max(1, Math.ceil((data?.total ?? total) / NFTS_PAGE_SIZE));
  return {
    loading: isPending,
    items: data?.items ?? [],
    page,
    pages,
    minting: data?.minting ?? null,
    turnTo: (next) => setPage(Math.min(Math.max(next, 1), pages)),
  };
}

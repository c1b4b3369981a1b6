import { listOwnPalettes, listPublicPalettes, paletteKeys, type ListedPalette } from '@danqing/api-client';
import { PALETTE_PAGE_SIZE } from '@danqing/contracts/palettes';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';

export type PaletteTab = 'mine' | 'public';

export interface PaletteChoice {
  status: 'loading' | 'failed' | 'loaded';
  palettes: readonly ListedPalette[];
  retry: () => void;
}

export interface PagedPalettes extends PaletteChoice {
  page: number;
  pages: number;
  turnTo: (page: number) => void;
}

const SIZE = PALETTE_PAGE_SIZE.default;
const NO_MEMBER = 0;

/** Returns the member's latest palettes; sends no request without a member. A 401 signs out. */
export function useOwnPalettes(member: User | null): PagedPalettes {
  const [page, turnTo] = useState(1);
  const first = useOwnPage(member, undefined, true);
  // The first page returns the cursor of every later page.
  const after = first.data?.keys[page - 2];
  const further = useOwnPage(member, after, after !== undefined);
  return usePages(after === undefined ? first : further, after === undefined ? 1 : page, turnTo);
}

function useOwnPage(member: User | null, after: number | undefined, enabled: boolean) {
  const { basePath } = usePageData();
  const memberId = member?.id ?? NO_MEMBER;
  const wanted = { limit: SIZE, ...(after !== undefined && { after }) };
  return useQuery({
    queryKey: paletteKeys.own(memberId, wanted),
    queryFn: ({ signal }) => listOwnPalettes(wanted, { basePath, fetch: authorizedFetch, signal }),
    enabled: enabled && member !== null,
    // Keeps the previous page while loading, but never another member's palettes.
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
}

export function usePublicPalettes(wanted: boolean): PagedPalettes {
  const { basePath } = usePageData();
  const [page, turnTo] = useState(1);
  const search = { page, pageSize: SIZE, sortBy: 'downloads' as const };
  return usePages(
    useQuery({
      queryKey: paletteKeys.public(search),
      queryFn: ({ signal }) => listPublicPalettes(search, { basePath, signal }),
      enabled: wanted,
      placeholderData: (previous) => previous,
    }),
    page,
    turnTo,
  );
}

interface Asked {
  data: { items: readonly ListedPalette[]; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

function usePages(asked: Asked, page: number, turnTo: (page: number) => void): PagedPalettes {
  const pages = Math.max(1, Math.ceil((asked.data?.total ?? 0) / SIZE));
  return { ...useChoice(asked), page, pages, turnTo };
}

export function useChoice({ data, error, isFetching, refetch }: Asked): PaletteChoice {
  useEffect(() => {
    if (error) logError('agent: palettes could not be loaded', error);
  }, [error]);
  const status = data ? 'loaded' : error && !isFetching ? 'failed' : 'loading';
  return { status, palettes: data?.items ?? [], retry: () => void refetch() };
}

import { listOwnPalettes, listPublicPalettes, paletteKeys, type ListedPalette } from '@danqing/api-client';
import { PALETTE_PAGE_SIZE } from '@danqing/contracts/palettes';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type PaletteTab = 'mine' | 'public';

export interface PaletteChoice {
  status: 'loading' | 'failed' | 'loaded';
  palettes: readonly ListedPalette[];
  retry: () => void;
}

const FIRST = PALETTE_PAGE_SIZE.default;
const NO_MEMBER = 0;

/** The latest palettes of the member; nothing is asked for while there is none. A 401 signs out. */
export function useOwnPalettes(member: User | null): PaletteChoice {
  const { basePath } = usePageData();
  const wanted = { limit: FIRST };
  return useChoice(
    useQuery({
      queryKey: paletteKeys.own(member?.id ?? NO_MEMBER, wanted),
      queryFn: ({ signal }) => listOwnPalettes(wanted, { basePath, fetch: authorizedFetch, signal }),
      enabled: member !== null,
    }),
  );
}

/** The public palettes that are downloaded most. */
export function usePublicPalettes(wanted: boolean): PaletteChoice {
  const { basePath } = usePageData();
  const search = { page: 1, pageSize: FIRST, sortBy: 'downloads' as const };
  return useChoice(
    useQuery({
      queryKey: paletteKeys.public(search),
      queryFn: ({ signal }) => listPublicPalettes(search, { basePath, signal }),
      enabled: wanted,
    }),
  );
}

interface Asked {
  data: { items: readonly ListedPalette[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A list as screens show it. */
export function useChoice({ data, error, isFetching, refetch }: Asked): PaletteChoice {
  useEffect(() => {
    if (error) logError('agent: palettes could not be loaded', error);
  }, [error]);
  const status = data ? 'loaded' : error && !isFetching ? 'failed' : 'loading';
  return { status, palettes: data?.items ?? [], retry: () => void refetch() };
}

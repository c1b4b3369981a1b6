import { listOwnPalettes, paletteKeys } from '@danqing/api-client';
import type { Palette, User } from '@danqing/contracts';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

/** Key of the list of nobody, which is never asked for. */
const NOBODY = 0;

export interface OwnPalettes {
  /** Newest first; undefined while they have not come. */
  palettes: readonly Palette[] | undefined;
  failed: boolean;
  reload: () => Promise<unknown>;
}

/** All palettes of the member; nothing is asked for as long as there is none. A 401 signs out. */
export function useOwnPalettes(member: User | null): OwnPalettes {
  const { basePath } = usePageData();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: paletteKeys.own(member?.id ?? NOBODY),
    // `reload` asks also where nothing is enabled.
    queryFn: ({ signal }) =>
      member ? listOwnPalettes({ basePath, fetch: authorizedFetch, signal }) : Promise.resolve([]),
    enabled: member !== null,
  });
  useEffect(() => {
    if (error) logError('palettes: the own palettes could not be loaded', error);
  }, [error]);
  return {
    palettes: member ? data : undefined,
    failed: error !== null && !isFetching && !data,
    reload: refetch,
  };
}

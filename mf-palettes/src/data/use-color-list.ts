import { colorKeys, listColors } from '@danqing/api-client';
import type { Color } from '@danqing/contracts/colors';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

const NONE: readonly Color[] = [];

export interface ColorList {
  /** Empty until they have come. */
  colors: readonly Color[];
  /** On its way; false too when it did not come. */
  loading: boolean;
}

/**
 * The traditional colours, from the page's shared cache. They give names only: without them everything goes by hex.
 * @param wanted false: no request, as no name is needed yet
 */
export function useColorList(wanted: boolean): ColorList {
  const { basePath } = usePageData();
  const { data, error, isFetching } = useQuery({
    queryKey: colorKeys.list,
    queryFn: ({ signal }) => listColors(basePath, signal),
    staleTime: Infinity,
    enabled: wanted,
  });
  useEffect(() => {
    if (error) logError('palettes: the colour list could not be loaded', error);
  }, [error]);
  return { colors: data ?? NONE, loading: isFetching };
}

import { colorKeys, listColors } from '@danqing/api-client';
import type { Color } from '@danqing/contracts/colors';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useDeferredValue, useEffect, useMemo } from 'react';

export type ColorList =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; colors: readonly Color[] };

const NO_COLORS: readonly Color[] = [];

/** The colours that are there: none before the list is. */
export const colorsOf = (list: ColorList): readonly Color[] =>
  list.status === 'loaded' ? list.colors : NO_COLORS;

/**
 * All traditional colours, from the page's shared cache. They change only with a release, so one answer serves the whole
 * visit.
 * @param wanted `false` asks for nothing yet; the list is loading until another asks
 */
export function useColorList(wanted = true): ColorList {
  const { basePath } = usePageData();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: colorKeys.list,
    queryFn: ({ signal }) => listColors(basePath, signal),
    staleTime: Infinity,
    enabled: wanted,
  });
  useEffect(() => {
    if (error) logError('area-kit: the colour list could not be loaded', error);
  }, [error]);
  const list = useMemo((): ColorList => {
    if (data) return { status: 'loaded', colors: data };
    if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
    return { status: 'loading' };
  }, [data, error, isFetching, refetch]);
  // It comes while a visitor may already be at work, and gives every swatch its name: in slices.
  return useDeferredValue(list);
}

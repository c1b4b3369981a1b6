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

/** Returns the colours of a list, or a constant empty array while it is not loaded. */
export const colorsOf = (list: ColorList): readonly Color[] =>
  list.status === 'loaded' ? list.colors : NO_COLORS;

/**
 * Returns all traditional colours from the page's shared cache. They change only with a release, so they are
 * fetched once per visit.
 *
 * @param wanted false sends no request; the list stays `loading` until another component requests it
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
  // The list may arrive while the visitor is working, and it renames every swatch. Deferring lets React
  // interrupt that render.
  return useDeferredValue(list);
}

import { colorKeys, findColor } from '@danqing/api-client';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type ColorState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; color: Color };

/**
 * Returns the colour with exactly this name; taken from the page data if possible, otherwise requested. For a
 * null name the state stays `loading`.
 */
export function useColor(name: string | null): ColorState {
  const { basePath, color: ofPage } = usePageData();
  const known = isNamed(ofPage) && ofPage.name === name ? ofPage : null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: colorKeys.named(name ?? ''),
    queryFn: ({ signal }) => findColor(name ?? '', basePath, signal),
    staleTime: Infinity,
    enabled: name !== null && known === null,
  });
  useEffect(() => {
    if (error) logError('gallery: the colour could not be loaded', error);
  }, [error]);
  if (known) return { status: 'loaded', color: known };
  if (data) return { status: 'loaded', color: data };
  if (data === null) return { status: 'missing' };
  if (error && !isFetching) return { status: 'failed', retry: () => void refetch() };
  return { status: 'loading' };
}

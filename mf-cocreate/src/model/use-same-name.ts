import { cocreateKeys, listSameName } from '@danqing/api-client';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

const NONE: readonly CocreatedColor[] = [];

/**
 * Returns at most eight colours with the name; none while loading or after a failure, because the page works
 * without them.
 *
 * @param name '' sends no request
 * @param excludeId id of the colour already shown
 */
export function useSameName(name: string, excludeId?: number): readonly CocreatedColor[] {
  const { basePath } = usePageData();
  const { data, error } = useQuery({
    queryKey: cocreateKeys.sameName(name, excludeId),
    queryFn: ({ signal }) => listSameName(name, { basePath, signal, ...(excludeId && { excludeId }) }),
    enabled: name !== '',
  });
  useEffect(() => {
    if (error) logError('cocreate: the colours of a name could not be loaded', error);
  }, [error]);
  return data ?? NONE;
}

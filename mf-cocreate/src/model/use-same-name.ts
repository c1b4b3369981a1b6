import { cocreateKeys, listSameName } from '@danqing/api-client';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

const NONE: readonly CocreatedColor[] = [];

/**
 * Colours of a name, at most eight; none while they are on their way, and none where they do not come: the page does
 * without them.
 * @param name '' asks for nothing
 * @param excludeId of the colour that is known already
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

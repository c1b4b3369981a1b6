import { getBalance } from '@danqing/api-client';
import { authorizedFetch, setCredits, usePageData } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { useCallback } from 'react';

export function useReloadBalance(): () => Promise<void> {
  const { basePath } = usePageData();
  return useCallback(async () => {
    try {
      const credits = await getBalance({ basePath, fetch: authorizedFetch });
      if (credits !== null) setCredits(credits);
    } catch (error) {
      logError('profile: the balance could not be loaded', error);
    }
  }, [basePath]);
}

import { notify, useRequest } from '@danqing/area-kit';
import { changeCollection } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';

export function useListing(
  { id, is_listed }: Collection,
  reload: () => Promise<unknown>,
): { busy: boolean; toggle: () => void } {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const [{ phase }, request] = useRequest({
    log: 'gallery: a creation could not be hidden or shown',
    unmount: 'continue',
  });
  const toggle = () =>
    request.start(
      async () => {
        await changeCollection(id, { is_listed: !is_listed }, { basePath, fetch: authorizedFetch });
        await reload();
        notify({ message: is_listed ? t('listing.hidden') : t('listing.shown'), variant: 'success' });
      },
      { onFailure: ({ reason }) => notify({ message: reason ?? t('listing.failed'), variant: 'error' }) },
    );
  return { busy: phase === 'running', toggle: () => void toggle() };
}

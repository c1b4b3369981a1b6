import { notify } from '@danqing/area-kit';
import { changeCollection, helpfulReason } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';

export function useListing(
  { id, is_listed }: Collection,
  reload: () => Promise<unknown>,
): { busy: boolean; toggle: () => void } {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      await changeCollection(id, { is_listed: !is_listed }, { basePath, fetch: authorizedFetch });
      await reload();
      notify({ message: is_listed ? t('listing.hidden') : t('listing.shown'), variant: 'success' });
    } catch (error) {
      logError('gallery: a creation could not be hidden or shown', error);
      notify({ message: helpfulReason(error) ?? t('listing.failed'), variant: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, toggle: () => void toggle() };
}

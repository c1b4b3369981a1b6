import { notify } from '@danqing/area-kit';
import { deleteColor, undeleteColor } from '@danqing/api-client';
import type { CocreatedColorDetail } from '@danqing/contracts/cocreate';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';

export interface Deletion {
  /** As it was; null: it is there. */
  deleted: CocreatedColorDetail | null;
  /** It is on its way back. */
  restoring: boolean;
  remove: (color: CocreatedColorDetail) => Promise<void>;
  undo: () => Promise<void>;
}

/** Deleting the colour of the page, with the way back in its place for as long as the visitor stays. */
export function useDeletion(id: number, reload: () => Promise<unknown>): Deletion {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  const [deleted, setDeleted] = useState<CocreatedColorDetail | null>(null);
  const [busy, setBusy] = useState(false);
  const options = { basePath, fetch: authorizedFetch };
  const attempt = async (work: () => Promise<void>, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      logError('cocreate: a colour could not be deleted or brought back', error);
      notify({ message: failed, variant: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    deleted,
    restoring: busy,
    remove: (color) =>
      attempt(async () => {
        await deleteColor(id, options);
        setDeleted(color);
      }, t('delete.failed')),
    undo: () =>
      attempt(async () => {
        await undeleteColor(id, options);
        await reload();
        setDeleted(null);
      }, t('delete.undoFailed')),
  };
}

import { notify } from '@danqing/area-kit';
import { deleteCollection, undeleteCollection } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';

export interface Deletion {
  /** As it was; null: it is there. */
  deleted: Collection | null;
  /** It is on its way back. */
  restoring: boolean;
  remove: (collection: Collection) => Promise<void>;
  undo: () => Promise<void>;
}

/** Deleting the creation of the page, with the way back in its place for as long as the visitor stays. */
export function useDeletion(id: number, reload: () => Promise<unknown>): Deletion {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const [deleted, setDeleted] = useState<Collection | null>(null);
  const [busy, setBusy] = useState(false);
  const options = { basePath, fetch: authorizedFetch };
  const attempt = async (work: () => Promise<void>, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      logError('gallery: a creation could not be deleted or brought back', error);
      notify({ message: failed, variant: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    deleted,
    restoring: busy,
    remove: (collection) =>
      attempt(async () => {
        await deleteCollection(id, options);
        setDeleted(collection);
      }, t('delete.failed')),
    undo: () =>
      attempt(async () => {
        await undeleteCollection(id, options);
        await reload();
        setDeleted(null);
      }, t('delete.undoFailed')),
  };
}

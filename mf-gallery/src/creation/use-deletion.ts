import { useDeletion as useDeletionOf, type Deletion as DeletionOf } from '@danqing/area-kit';
import { deleteCollection, undeleteCollection } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';

export type Deletion = DeletionOf<Collection>;

export function useDeletion(id: number, reload: () => Promise<unknown>): Deletion {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const options = { basePath, fetch: authorizedFetch };
  return useDeletionOf<Collection>({
    remove: () => deleteCollection(id, options),
    restore: async () => {
      await undeleteCollection(id, options);
      await reload();
    },
    texts: { removeFailed: t('delete.failed'), undoFailed: t('delete.undoFailed') },
  });
}

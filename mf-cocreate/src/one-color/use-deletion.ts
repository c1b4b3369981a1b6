import { useDeletion as useDeletionOf, type Deletion as DeletionOf } from '@danqing/area-kit';
import { deleteColor, undeleteColor } from '@danqing/api-client';
import type { CocreatedColorDetail } from '@danqing/contracts/cocreate';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';

export type Deletion = DeletionOf<CocreatedColorDetail>;

export function useDeletion(id: number, reload: () => Promise<unknown>): Deletion {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  const options = { basePath, fetch: authorizedFetch };
  return useDeletionOf<CocreatedColorDetail>({
    remove: () => deleteColor(id, options),
    restore: async () => {
      await undeleteColor(id, options);
      await reload();
    },
    texts: { removeFailed: t('delete.failed'), undoFailed: t('delete.undoFailed') },
  });
}

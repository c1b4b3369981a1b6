import { notify, useRequest } from '@danqing/area-kit';
import { continueCollection } from '@danqing/api-client';
import type { Collection } from '@danqing/contracts/creations';
import { authorizedFetch, setCredits, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { paintingListeners, type PaintingProgress } from '../data/painting-progress.ts';
import { useRequireOwner } from './use-require-owner.ts';

export interface PendingPicture extends PaintingProgress {
  stillTrying: boolean;
}

export interface Continuing {
  pending: PendingPicture | null;
  failure: string | null;
  begin: () => void;
}

/**
 * Adds another picture to a creation and reports its progress.
 *
 * @param onPainted called with the picture's id before progress ends
 */
export function useContinue(
  collection: Collection,
  onPainted: (imageId: number) => Promise<void>,
): Continuing {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const requireOwner = useRequireOwner(collection);
  const [{ phase, progress, stillTrying, failure }, request] = useRequest<void, PaintingProgress>({
    log: 'gallery: the creation could not be continued',
    unmount: 'abort',
  });
  const begin = () =>
    request.start(async ({ signal, report, onStillTrying }) => {
      if (!(await requireOwner())) return;
      const { imageId, credits } = await continueCollection(
        collection.id,
        collection.images.map(({ id }) => id),
        { ...paintingListeners(report), onStillTrying },
        { basePath, fetch: authorizedFetch, signal },
      );
      if (credits !== undefined) setCredits(credits);
      await onPainted(imageId);
      notify({ message: t('continue.done'), variant: 'success' });
    });
  return {
    pending: phase === 'running' && progress ? { ...progress, stillTrying } : null,
    failure: failure && (failure.reason ?? t('continue.failed')),
    begin: () => void begin(),
  };
}

import { notify } from '@danqing/area-kit';
import { ApiError, continueCollection, helpfulReason } from '@danqing/api-client';
import type { Collection, Maker } from '@danqing/contracts/creations';
import { authorizedFetch, setCredits, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useRequireOwner } from './use-require-owner.ts';

export interface PendingPicture {
  maker: Maker | null;
  /** Both numbers are 0 until the first layer is reported. */
  layer: number;
  layers: number;
  preview: string | null;
  stillTrying: boolean;
}

export interface Continuing {
  pending: PendingPicture | null;
  failure: string | null;
  begin: () => void;
}

const NOTHING_YET: PendingPicture = {
  maker: null,
  layer: 0,
  layers: 0,
  preview: null,
  stillTrying: false,
};

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
  const [coming, setComing] = useState<PendingPicture | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async () => {
    if (running.current) return;
    const control = (running.current = new AbortController());
    setFailure(null);
    let seen = NOTHING_YET;
    const show = (news: Partial<PendingPicture>) => setComing((seen = { ...seen, ...news }));
    try {
      if (!(await requireOwner())) return;
      show({});
      const { imageId, credits } = await continueCollection(
        collection.id,
        collection.images.map(({ id }) => id),
        {
          onStarted: ({ maker }) => show({ maker }),
          onLayer: (layer) => show(layer),
          onStillTrying: (stillTrying) => show({ stillTrying }),
        },
        { basePath, fetch: authorizedFetch, signal: control.signal },
      );
      if (credits !== undefined) setCredits(credits);
      await onPainted(imageId);
      notify({ message: t('continue.done'), variant: 'success' });
    } catch (error) {
      if (control.signal.aborted) return;
      // The shell already reported the expired session.
      if (!(error instanceof ApiError && error.status === 401)) {
        logError('gallery: the creation could not be continued', error);
        setFailure(helpfulReason(error) ?? t('continue.failed'));
      }
    } finally {
      running.current = null;
      setComing(null);
    }
  };
  return { pending: coming, failure, begin: () => void begin() };
}

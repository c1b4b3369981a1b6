import { notify } from '@danqing/area-kit';
import { animatePicture, ApiError, helpfulReason } from '@danqing/api-client';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { authorizedFetch, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useRequireOwner } from './use-require-owner.ts';

export interface Film {
  /** Pictures whose videos this page waits for, each with the share that is done; null: not known. */
  waiting: ReadonlyMap<number, number | null>;
  /** The picture whose video plays. */
  playing: number | null;
  failure: { imageId: number; message: string } | null;
  begin: (image: CollectionImage) => void;
  play: (imageId: number | null) => void;
}

/** Making pictures into videos, several at once, and playing one. */
export function useFilm(collection: Collection, reload: () => Promise<unknown>): Film {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const requireOwner = useRequireOwner(collection);
  const own = useSession().user?.id === collection.user.id;
  const [waiting, setWaiting] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [playing, setPlaying] = useState<number | null>(null);
  const [failure, setFailure] = useState<Film['failure']>(null);
  const left = useRef<AbortController>(null);
  const asked = useRef(new Set<number>());
  useEffect(() => {
    const control = (left.current = new AbortController());
    return () => control.abort();
  }, []);

  // Videos that another page began: nothing else here says that one of them did not come.
  const elsewhere = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, task_id, video_url } of collection.images) {
      if (task_id !== null && !asked.current.has(id)) elsewhere.current.add(id);
      const ended = task_id === null && elsewhere.current.delete(id);
      if (ended && video_url === null && own) notify({ message: t('film.failed'), variant: 'error' });
    }
  }, [collection.images, own, t]);

  const begin = async ({ id, task_id }: CollectionImage) => {
    if (asked.current.has(id)) return;
    if (task_id !== null) {
      notify({ message: t('film.busy'), variant: 'info' });
      return;
    }
    asked.current.add(id);
    const signal = left.current?.signal;
    try {
      if (!(await requireOwner())) return;
      setFailure(null);
      setWaiting((all) => new Map(all).set(id, null));
      const { credits } = await animatePicture(
        { imageId: id },
        {
          onProgress: ({ frame, frames }) =>
            setWaiting((all) => new Map(all).set(id, frames > 0 ? frame / frames : null)),
        },
        { basePath, fetch: authorizedFetch, ...(signal && { signal }) },
      );
      setCredits(credits);
      await reload();
      setPlaying(id);
    } catch (error) {
      if (signal?.aborted) return;
      // The shell has said that the session is over.
      if (error instanceof ApiError && error.status === 401) return;
      logError('gallery: the video did not come', error);
      setFailure({ imageId: id, message: helpfulReason(error) ?? t('film.requestFailed') });
    } finally {
      asked.current.delete(id);
      setWaiting((all) => new Map([...all].filter(([each]) => each !== id)));
    }
  };
  return { waiting, playing, failure, begin: (image) => void begin(image), play: setPlaying };
}

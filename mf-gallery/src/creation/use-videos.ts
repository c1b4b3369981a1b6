import { notify } from '@danqing/area-kit';
import { animatePicture, ApiError, helpfulReason, removeVideo, restoreVideo } from '@danqing/api-client';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { authorizedFetch, requireLogin, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';

export interface VideoControl {
  waiting: ReadonlyMap<number, number | null>;
  playing: number | null;
  failure: { imageId: number; message: string } | null;
  stillTrying: ReadonlySet<number>;
  /** Picture whose video the owner just removed; it can be restored. */
  removed: number | null;
  begin: (image: CollectionImage) => void;
  play: (imageId: number | null) => void;
  remove: (imageId: number) => void;
  restore: (imageId: number) => void;
}

/** Manages the videos of a creation. Requests run concurrently; one video plays at a time. */
export function useVideos(collection: Collection, reload: () => Promise<unknown>): VideoControl {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  const own = useSession().user?.id === collection.user.id;
  const [waiting, setWaiting] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [playing, setPlaying] = useState<number | null>(null);
  const [failure, setFailure] = useState<VideoControl['failure']>(null);
  const [stillTrying, setStillTrying] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<number | null>(null);
  const changing = useRef(false);
  const left = useRef<AbortController>(null);
  const asked = useRef(new Set<number>());
  useEffect(() => {
    const control = (left.current = new AbortController());
    return () => control.abort();
  }, []);

  // Videos that another tab or visitor requested. Only polling can detect that one of them failed.
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
      if (!(await requireLogin())) return;
      setFailure(null);
      setRemoved(null);
      setWaiting((all) => new Map(all).set(id, null));
      const { credits } = await animatePicture(
        { imageId: id },
        {
          onProgress: ({ frame, frames }) =>
            setWaiting((all) => new Map(all).set(id, frames > 0 ? frame / frames : null)),
          onStillTrying: (trying) =>
            setStillTrying((all) => new Set([...all, id].filter((each) => trying || each !== id))),
        },
        { basePath, fetch: authorizedFetch, ...(signal && { signal }) },
      );
      setCredits(credits);
      await reload();
      setPlaying(id);
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ApiError && error.status === 401) return;
      logError('gallery: the video did not come', error);
      setFailure({ imageId: id, message: helpfulReason(error) ?? t('film.requestFailed') });
    } finally {
      asked.current.delete(id);
      setWaiting((all) => new Map([...all].filter(([each]) => each !== id)));
    }
  };

  const change = async (imageId: number, removes: boolean) => {
    if (changing.current) return;
    changing.current = true;
    const send = removes ? removeVideo : restoreVideo;
    try {
      await send(collection.id, imageId, { basePath, fetch: authorizedFetch });
      setPlaying(null);
      setRemoved(removes ? imageId : null);
      await reload();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      logError('gallery: a video could not be removed or brought back', error);
      notify({ message: t(removes ? 'film.removeFailed' : 'film.restoreFailed'), variant: 'error' });
    } finally {
      changing.current = false;
    }
  };
  return {
    waiting,
    playing,
    failure,
    stillTrying,
    removed,
    begin: (image) => void begin(image),
    play: setPlaying,
    remove: (imageId) => void change(imageId, true),
    restore: (imageId) => void change(imageId, false),
  };
}

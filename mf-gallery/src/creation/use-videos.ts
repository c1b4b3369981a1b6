import { notify, useKeyedRequests, useRequest } from '@danqing/area-kit';
import { animatePicture, removeVideo, restoreVideo } from '@danqing/api-client';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { authorizedFetch, requireLogin, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface PendingVideo {
  /** Share of the frames that are done, from 0 to 1; null until the first one is reported. */
  share: number | null;
  stillTrying: boolean;
}

export interface VideoControl {
  pendingOf: (imageId: number) => PendingVideo | null;
  failureOf: (imageId: number) => string | null;
  playing: number | null;
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
  const [playing, setPlaying] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const [videos, requestOf] = useKeyedRequests<number, void, { share: number | null }>({
    log: 'gallery: the video did not come',
    unmount: 'abort',
  });
  const [, changeRequest] = useRequest({
    log: 'gallery: a video could not be removed or brought back',
    unmount: 'continue',
  });
  useFailedElsewhere(collection, (imageId) => requestOf(imageId).getState().phase === 'running');

  const begin = ({ id, task_id }: CollectionImage) => {
    const request = requestOf(id);
    if (request.getState().phase !== 'running' && task_id !== null)
      return notify({ message: t('film.busy'), variant: 'info' });
    void request.start(
      async ({ signal, report, onStillTrying }) => {
        if (!(await requireLogin())) return request.abort();
        setRemoved(null);
        report({ share: null });
        const { credits } = await animatePicture(
          { imageId: id },
          {
            onProgress: ({ frame, frames }) => report({ share: frames > 0 ? frame / frames : null }),
            onStillTrying,
          },
          { basePath, fetch: authorizedFetch, signal },
        );
        setCredits(credits);
        await reload();
      },
      { onDone: () => setPlaying(id) },
    );
  };
  const change = (imageId: number, removes: boolean) =>
    void changeRequest.start(
      async () => {
        const send = removes ? removeVideo : restoreVideo;
        await send(collection.id, imageId, { basePath, fetch: authorizedFetch });
        setPlaying(null);
        setRemoved(removes ? imageId : null);
        await reload();
      },
      {
        onFailure: () =>
          notify({ message: t(removes ? 'film.removeFailed' : 'film.restoreFailed'), variant: 'error' }),
      },
    );
  return {
    pendingOf(imageId) {
      const video = videos.get(imageId);
      if (video?.phase !== 'running' || !video.progress) return null;
      return { ...video.progress, stillTrying: video.stillTrying };
    },
    failureOf(imageId) {
      const failure = videos.get(imageId)?.failure;
      return failure ? (failure.reason ?? t('film.requestFailed')) : null;
    },
    playing,
    removed,
    begin,
    play: setPlaying,
    remove: (imageId) => change(imageId, true),
    restore: (imageId) => change(imageId, false),
  };
}

/**
 * Notifies the owner when a video failed that another tab or visitor requested. Only polling can detect that.
 *
 * @param isOwnRequest returns whether this page has requested the picture's video
 */
function useFailedElsewhere({ images, user }: Collection, isOwnRequest: (imageId: number) => boolean): void {
  const { t } = useTranslation('collection');
  const own = useSession().user?.id === user.id;
  const elsewhere = useRef(new Set<number>());
  const follow = useEffectEvent(() => {
    for (const { id, task_id, video_url } of images) {
      if (task_id !== null && !isOwnRequest(id)) elsewhere.current.add(id);
      const ended = task_id === null && elsewhere.current.delete(id);
      if (ended && video_url === null && own) notify({ message: t('film.failed'), variant: 'error' });
    }
  });
  useEffect(() => follow(), [images]);
}

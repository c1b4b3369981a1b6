import { writePoem } from '@danqing/api-client';
import { useRequest, type RequestState } from '@danqing/area-kit';
import type { Painted, PaintingTheme, PoemResponse } from '@danqing/contracts/creations';
import {
  authorizedFetch,
  navigate,
  requireLogin,
  setCredits,
  usePageData,
  useSession,
} from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { lazyChunk } from '@danqing/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { collectionScreen } from '../creation/lazy-collection-screen.ts';
import { NOTHING_PAINTED, type PaintingProgress } from '../data/painting-progress.ts';
import { drafts } from './drafts.ts';

export const painter = lazyChunk(() => import('./follow-painting.ts').then((part) => part.followPainting));

/** Milliseconds that a finished painting stays before its page opens (specification part 2 §9). */
const REDIRECT_AFTER = 2000;

export type Work =
  | { phase: 'idle' }
  | { phase: 'writing' }
  | ({ phase: 'painting'; stillTrying: boolean } & PaintingProgress)
  | ({ phase: 'painted' } & PaintedPoem);

interface PaintedPoem {
  poem: PoemResponse;
  painted: Painted;
}

export interface PoemComposer {
  work: Work;
  poem: PoemResponse | null;
  theme: PaintingTheme;
  failure: { of: 'poem' | 'painting'; message: string } | null;
  choose: (theme: PaintingTheme) => void;
  write: () => void;
  /** Cancels writing the poem. A painting that has started still completes. */
  cancel: () => void;
  paint: () => void;
}

/** Writes a poem for a colour and has it painted. The poem is retained until it has become a creation. */
export function useComposer(name: string): PoemComposer {
  const { t } = useTranslation('gallery');
  const { basePath } = usePageData();
  const { user } = useSession();
  const draft = useStore(drafts, (all) => all[name]) ?? null;
  const [theme, setTheme] = useState<PaintingTheme>(draft?.theme ?? 'landscape');
  const [writing, poemRequest] = useRequest<PoemResponse>({
    log: 'gallery: the poem did not come',
    unmount: 'abort',
  });
  const [painting, paintRequest] = useRequest<PaintedPoem, PaintingProgress>({
    log: 'gallery: the painting did not come',
    unmount: 'abort',
  });
  const isBusy = () => [poemRequest, paintRequest].some((request) => request.getState().phase === 'running');

  const write = async () => {
    if (isBusy()) return;
    paintRequest.clear();
    await poemRequest.start(({ signal }) => writePoem(name, { basePath, fetch: authorizedFetch, signal }), {
      onDone: (poem) => drafts.put(name, { poem, theme, painting: false }),
    });
  };

  const follow = async () => {
    const asked = drafts.getState()[name];
    if (isBusy() || !asked) return;
    poemRequest.clear();
    drafts.put(name, { ...asked, painting: true });
    await paintRequest.start(
      async (context) => {
        try {
          const followPainting = await painter.load();
          const painted = await followPainting(asked, context, { basePath, fetch: authorizedFetch });
          return { poem: asked.poem, painted };
        } catch (error) {
          if (!context.signal.aborted) drafts.put(name, { ...asked, painting: false });
          throw error;
        }
      },
      {
        progress: NOTHING_PAINTED,
        onDone: ({ painted }) => {
          setCredits(painted.credits);
          drafts.remove(name);
          void collectionScreen.load().catch(() => {});
        },
      },
    );
  };

  const paint = async () => {
    if (isBusy() || !drafts.getState()[name]) return;
    if (!(await requireLogin())) return;
    const latest = drafts.getState()[name];
    if (latest) drafts.put(name, { ...latest, theme });
    await follow();
  };

  const resume = useEffectEvent(() => {
    if (draft?.painting && user) void follow();
  });
  useEffect(() => {
    resume();
    return () => {
      poemRequest.abort();
      paintRequest.abort();
    };
  }, [name, poemRequest, paintRequest]);

  const work = workOf(writing, painting);
  const collectionId = work.phase === 'painted' ? work.painted.collectionId : null;
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  useEffect(() => {
    if (collectionId === null) return;
    const timer = setTimeout(() => {
      if (windowIsAt(pathname)) navigate(`/collections/${collectionId}`);
    }, REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [collectionId, pathname, windowIsAt]);

  return {
    work,
    poem: work.phase === 'painted' ? work.poem : (draft?.poem ?? null),
    theme,
    failure: writing.failure
      ? { of: 'poem', message: writing.failure.reason ?? t('poem.failed') }
      : painting.failure
        ? { of: 'painting', message: painting.failure.reason ?? t('paint.failed') }
        : null,
    choose(next) {
      setTheme(next);
      const latest = drafts.getState()[name];
      if (latest) drafts.put(name, { ...latest, theme: next });
    },
    write: () => void write(),
    cancel: poemRequest.abort,
    paint: () => void paint(),
  };
}

function workOf(
  writing: RequestState<PoemResponse>,
  { phase, progress, stillTrying, result }: RequestState<PaintedPoem, PaintingProgress>,
): Work {
  if (writing.phase === 'running') return { phase: 'writing' };
  if (phase === 'running' && progress) return { phase: 'painting', stillTrying, ...progress };
  return result ? { phase: 'painted', ...result } : { phase: 'idle' };
}

import { ApiError, helpfulReason, paintPoem, writePoem } from '@danqing/api-client';
import type { Maker, Painted, PaintingTheme, PoemResponse } from '@danqing/contracts/creations';
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
import { logError } from '@danqing/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { collectionScreen } from '../creation/lazy-collection-screen.ts';
import { drafts } from './drafts.ts';

/** Milliseconds that a finished painting stays before its page opens (specification part 2 §9). */
const REDIRECT_AFTER = 2000;

export type Work =
  | { phase: 'idle' }
  | { phase: 'writing' }
  | {
      phase: 'painting';
      maker: Maker | null;
      layer: number;
      layers: number;
      preview: string | null;
      stillTrying: boolean;
    }
  | { phase: 'painted'; poem: PoemResponse; painted: Painted };

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
  const [work, setWork] = useState<Work>({ phase: 'idle' });
  const [theme, setTheme] = useState<PaintingTheme>(draft?.theme ?? 'landscape');
  const [failure, setFailure] = useState<PoemComposer['failure']>(null);
  const running = useRef<AbortController | null>(null);

  const run = async (of: 'poem' | 'painting', task: (signal: AbortSignal) => Promise<void>) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    try {
      await task(control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      // The shell already reported the expired session.
      if (!(error instanceof ApiError && error.status === 401)) {
        logError(`gallery: the ${of} did not come`, error);
        setFailure({
          of,
          message: helpfulReason(error) ?? t(of === 'poem' ? 'poem.failed' : 'paint.failed'),
        });
      }
      setWork({ phase: 'idle' });
    } finally {
      if (running.current === control) running.current = null;
    }
  };

  const write = () =>
    run('poem', async (signal) => {
      setWork({ phase: 'writing' });
      const poem = await writePoem(name, { basePath, fetch: authorizedFetch, signal });
      drafts.put(name, { poem, theme, painting: false });
      setWork({ phase: 'idle' });
    });

  const follow = () =>
    run('painting', async (signal) => {
      const asked = drafts.getState()[name];
      if (!asked) return;
      let seen: Extract<Work, { phase: 'painting' }> = {
        phase: 'painting',
        maker: null,
        layer: 0,
        layers: 0,
        preview: null,
        stillTrying: false,
      };
      const show = (news: Partial<typeof seen>) => setWork((seen = { ...seen, ...news }));
      show({});
      drafts.put(name, { ...asked, painting: true });
      try {
        const painted = await paintPoem(
          { requestId: asked.poem.requestId, theme: asked.theme },
          {
            onStarted: ({ maker }) => show({ maker }),
            onLayer: (layer) => show(layer),
            onStillTrying: (stillTrying) => show({ stillTrying }),
          },
          { basePath, fetch: authorizedFetch, signal },
        );
        setCredits(painted.credits);
        drafts.remove(name);
        void collectionScreen.load().catch(() => {});
        setWork({ phase: 'painted', poem: asked.poem, painted });
      } catch (error) {
        if (!signal.aborted) drafts.put(name, { ...asked, painting: false });
        throw error;
      }
    });

  const paint = async () => {
    if (running.current || !drafts.getState()[name]) return;
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
      running.current?.abort();
      running.current = null;
    };
  }, [name]);

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
    failure,
    choose(next) {
      setTheme(next);
      const latest = drafts.getState()[name];
      if (latest) drafts.put(name, { ...latest, theme: next });
    },
    write: () => void write(),
    cancel() {
      running.current?.abort();
      running.current = null;
      setWork({ phase: 'idle' });
    },
    paint: () => void paint(),
  };
}

import { ApiError, makeDeck, resumeDeck, type DeckListeners } from '@danqing/api-client';
import { createRequest, useRequestState } from '@danqing/area-kit';
import type { Deck, DeckDesign, DeckPlan, RunRequest, Slide } from '@danqing/contracts/agent';
import { authorizedFetch } from '@danqing/shell-sdk';

interface DeckProgress {
  id: string | null;
  plan: DeckPlan | null;
  design: DeckDesign | null;
  slides: readonly (Slide | undefined)[];
}

export interface DeckRun extends DeckProgress {
  phase: 'idle' | 'writing' | 'stopped' | 'failed' | 'done';
  deck: Deck | null;
  stillTrying: boolean;
  failure: string;
}

const PHASES = {
  idle: 'idle',
  running: 'writing',
  aborted: 'stopped',
  failed: 'failed',
  expired: 'failed',
  done: 'done',
} as const;
const NOTHING: DeckProgress = { id: null, plan: null, design: null, slides: [] };
const KEY = 'agentRun';

/**
 * The deck run of this tab. It continues while other pages are open. Its id survives a reload, after which
 * `restore` resumes it.
 */
export function createDeckRun() {
  const request = createRequest<Deck, DeckProgress>('agent: a deck did not come');
  const { getState, abort, clear, retry } = request;

  const listen = (
    follow: (news: DeckListeners, signal: AbortSignal) => Promise<Deck>,
    initial: DeckProgress = NOTHING,
  ) => {
    abort();
    return request.start(
      ({ signal, report, onStillTrying }) => {
        let seen = initial;
        const show = (news: Partial<DeckProgress>) => report((seen = { ...seen, ...news }));
        const news: DeckListeners = {
          onStart: ({ request_id }) => {
            remember(request_id);
            show({ ...NOTHING, id: request_id });
          },
          onStillTrying,
          onPlan: ({ plan }) => show({ plan }),
          onDesign: ({ design }) => show({ design }),
          onContent: ({ item, index }) => {
            const slides = [...seen.slides];
            slides[Number.isInteger(index) && index >= 0 ? index : slides.length] = item;
            show({ slides });
          },
        };
        return follow(news, signal);
      },
      {
        progress: initial,
        onFailure: ({ error }) => {
          if (error instanceof ApiError && error.status === 404) remember(null);
        },
      },
    );
  };
  const open = (id: string, basePath: string, initial?: DeckProgress) => {
    remember(id);
    return listen(
      (news, signal) => resumeDeck(id, news, { basePath, fetch: authorizedFetch, signal }),
      initial,
    );
  };

  return {
    request,
    begin(order: RunRequest, basePath: string) {
      remember(null);
      return listen((news, signal) => makeDeck(order, news, { basePath, fetch: authorizedFetch, signal }));
    },
    open: (id: string, basePath: string) => open(id, basePath),
    /** Resumes after a stop or failure; existing slides stay visible. */
    async resume(basePath: string) {
      const { progress } = getState();
      if (progress && progress.id !== null) await open(progress.id, basePath, progress);
      else await retry();
    },
    async restore(basePath: string) {
      const id = remembered();
      if (id !== null && getState().phase === 'idle') await open(id, basePath);
    },
    stop: abort,
    clear() {
      remember(null);
      clear();
    },
  };
}

export const deckRun = createDeckRun();

export function useDeckRun(): DeckRun {
  const { phase, progress, stillTrying, result, failure } = useRequestState(deckRun.request);
  return {
    ...(progress ?? NOTHING),
    phase: PHASES[phase],
    deck: result,
    stillTrying,
    failure: failure?.reason ?? '',
  };
}

function remember(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is blocked, so the run lasts as long as the page.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

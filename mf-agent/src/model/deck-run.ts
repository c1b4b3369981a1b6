import { ApiError, helpfulReason, makeDeck, resumeDeck, type DeckListeners } from '@danqing/api-client';
import type { Deck, DeckDesign, DeckPlan, RunRequest, Slide } from '@danqing/contracts/agent';
import { authorizedFetch } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';

export interface DeckRun {
  phase: 'idle' | 'writing' | 'stopped' | 'failed' | 'done';
  id: string | null;
  plan: DeckPlan | null;
  design: DeckDesign | null;
  slides: readonly (Slide | undefined)[];
  deck: Deck | null;
  stillTrying: boolean;
  failure: string;
}

const NOTHING: DeckRun = {
  phase: 'idle',
  id: null,
  plan: null,
  design: null,
  slides: [],
  deck: null,
  stillTrying: false,
  failure: '',
};
const KEY = 'agentRun';

/**
 * The deck run of this tab. It continues while other pages are open. Its id survives a reload, after which
 * `restore` resumes it.
 */
export function createDeckRun() {
  const store = createStore<DeckRun>(() => NOTHING);
  let listening: AbortController | null = null;
  let order: RunRequest | null = null;

  const news: DeckListeners = {
    onStart: ({ request_id }) => {
      remember(request_id);
      store.setState({ id: request_id, plan: null, design: null, slides: [], deck: null });
    },
    onStillTrying: (stillTrying) => store.setState({ stillTrying }),
    onPlan: ({ plan }) => store.setState({ plan }),
    onDesign: ({ design }) => store.setState({ design }),
    onContent: ({ item, index }) =>
      store.setState(({ slides }) => {
        const place = Number.isInteger(index) && index >= 0 ? index : slides.length;
        const next = [...slides];
        next[place] = item;
        return { slides: next };
      }),
  };

  async function listen(follow: (signal: AbortSignal) => Promise<Deck>, onSignedOut?: () => void) {
    listening?.abort();
    const control = new AbortController();
    listening = control;
    store.setState({ phase: 'writing', failure: '' });
    try {
      const deck = await follow(control.signal);
      if (listening === control) store.setState({ phase: 'done', deck });
    } catch (error) {
      if (listening !== control || control.signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) remember(null);
      if (!(error instanceof ApiError && error.status === 401)) logError('agent: a deck did not come', error);
      store.setState({ phase: 'failed', failure: helpfulReason(error) ?? '' });
      onSignedOut?.();
    } finally {
      if (listening === control) listening = null;
    }
  }
  const options = (basePath: string, signal: AbortSignal) => ({ basePath, fetch: authorizedFetch, signal });
  const open = (id: string, basePath: string) => {
    remember(id);
    return listen((signal) => resumeDeck(id, news, options(basePath, signal)));
  };
  const begin = (next: RunRequest, basePath: string) => {
    order = next;
    remember(null);
    store.setState(NOTHING, true);
    return listen((signal) => makeDeck(next, news, options(basePath, signal)));
  };

  return {
    ...store,
    begin,
    async open(id: string, basePath: string) {
      store.setState(NOTHING, true);
      await open(id, basePath);
    },
    /** Resumes after a stop or failure; existing slides stay visible. */
    async resume(basePath: string) {
      const { id } = store.getState();
      if (id !== null) await open(id, basePath);
      else if (order) await begin(order, basePath);
    },
    async restore(basePath: string) {
      const id = remembered();
      if (id !== null && store.getState().phase === 'idle') await open(id, basePath);
    },
    /** Stops generation; it can be resumed. */
    stop() {
      listening?.abort();
      listening = null;
      store.setState(({ phase }) => ({ phase: phase === 'writing' ? 'stopped' : phase }));
    },
    clear() {
      listening?.abort();
      listening = null;
      remember(null);
      store.setState(NOTHING, true);
    },
  };
}

export const deckRun = createDeckRun();

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

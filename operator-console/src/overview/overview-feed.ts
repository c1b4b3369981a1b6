import type { OperatorOverview } from '@danqing/contracts/releases';
import { createStore, type StoreApi } from 'zustand';
import type { OperatorApi } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';

export interface FeedState {
  overview: OperatorOverview;
  lostSince: number | null;
}

export interface FeedSettings {
  onSignedOut: () => void;
  /** Milliseconds before the next attempt. */
  delay?: (failures: number) => number;
}

/** The server sends a heartbeat at least every 25 s, so a longer silence means a dead connection. */
const MAX_SILENCE_MS = 60_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** Exponential backoff from 1 to 30 seconds with jitter, so that consoles do not reconnect at once. */
export function retryDelay(failures: number): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

export class OverviewFeed {
  readonly #api: OperatorApi;
  readonly #settings: Required<FeedSettings>;
  readonly store: StoreApi<FeedState>;
  #retryNow: () => void = () => undefined;

  constructor(api: OperatorApi, first: OperatorOverview, { onSignedOut, delay = retryDelay }: FeedSettings) {
    this.#api = api;
    this.#settings = { onSignedOut, delay };
    this.store = createStore<FeedState>()(() => ({ overview: first, lostSince: null }));
  }

  readonly start = (): (() => void) => {
    const stop = new AbortController();
    const retry = () => this.#retryNow();
    addEventListener('online', retry);
    stop.signal.addEventListener('abort', () => removeEventListener('online', retry));
    void this.#follow(stop.signal);
    return () => stop.abort();
  };

  /** Skips the remaining backoff. */
  readonly retry = (): void => this.#retryNow();

  readonly refresh = async (): Promise<void> => {
    this.#accept(await this.#api.overview());
  };

  async #follow(stopped: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stopped.aborted) {
      let heard = false;
      let wait: number | null = null;
      try {
        await this.#listen(stopped, () => (heard = true));
      } catch (error) {
        if (stopped.aborted) return;
        if (error instanceof Refusal && error.status === 401) return this.#settings.onSignedOut();
        if (error instanceof Refusal) wait = error.retryAfterSeconds;
      }
      if (stopped.aborted) return;
      failures = heard ? 1 : failures + 1;
      this.store.setState(({ lostSince }) => ({ lostSince: lostSince ?? Date.now() }));
      await this.#pause(Math.max(this.#settings.delay(failures), (wait ?? 0) * 1000), stopped);
    }
  }

  async #listen(stopped: AbortSignal, onHeard: () => void): Promise<void> {
    const silent = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), MAX_SILENCE_MS);
    };
    onSign();
    const onOverview = (overview: OperatorOverview) => {
      onHeard();
      this.#accept(overview);
      this.store.setState({ lostSince: null });
    };
    try {
      await this.#api.stream({ onOverview, onSign }, AbortSignal.any([stopped, silent.signal]));
    } finally {
      clearTimeout(silence);
    }
  }

  #pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#retryNow = end;
      stopped.addEventListener('abort', end, { once: true });
    });
  }

  #accept(overview: OperatorOverview): void {
    if (overview.sequence >= this.store.getState().overview.sequence) this.store.setState({ overview });
  }
}

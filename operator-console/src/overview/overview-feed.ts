import type { OperatorOverview } from '@danqing/contracts/releases';
import { createStore, type StoreApi } from 'zustand';
import type { OperatorApi } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';

export interface FeedState {
  overview: OperatorOverview;
  /** Since when nothing comes any more, in milliseconds of the epoch; null while connected. */
  lostSince: number | null;
}

export interface FeedSettings {
  /** The session has ended. */
  onSignedOut: () => void;
  /** Milliseconds until the next attempt, after so many that failed. */
  delay?: (failures: number) => number;
}

/** The server sends at least a heartbeat every 25 s; without any sign for this long the connection is dead. */
const LONGEST_SILENCE_MS = 60_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Doubles from 1 to 30 seconds; half of it is chance, so that consoles do not come back all at once. */
export function retryDelay(failures: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** The latest overview: pushed by the server, and fetched anew after the connection was lost. */
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

  /** Follows the stream until the returned function is called. */
  readonly start = (): (() => void) => {
    const stop = new AbortController();
    const retry = () => this.#retryNow();
    addEventListener('online', retry);
    stop.signal.addEventListener('abort', () => removeEventListener('online', retry));
    void this.#follow(stop.signal);
    return () => stop.abort();
  };

  /** Tries again at once instead of at the end of the wait. */
  readonly retry = (): void => this.#retryNow();

  /** Fetches the overview now, after a change that the operator made. */
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
      silence = setTimeout(() => silent.abort(), LONGEST_SILENCE_MS);
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

  /** An answer that was overtaken by a newer one changes nothing. */
  #accept(overview: OperatorOverview): void {
    if (overview.sequence >= this.store.getState().overview.sequence) this.store.setState({ overview });
  }
}

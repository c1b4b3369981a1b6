import type { ActiveArea } from '@danqing/contracts';
import type { AreaDefinition } from '@danqing/shell-sdk';
import type { LoadContainer } from './container.ts';
import { reportFailure } from './report-failure.ts';

/** An area that has not come by then shows its panel (milliseconds). It still appears when it comes later. */
const TIME_LIMIT = 15_000;

export type AreaState =
  | { status: 'loading' }
  | { status: 'ready'; definition: AreaDefinition }
  | { status: 'failed'; retrying: boolean };

export interface AreaLoaderOptions {
  load: LoadContainer;
  /** Fetches the area's files past the HTTP cache, before another attempt. */
  refresh: (area: ActiveArea) => Promise<void>;
  /** Called once per area, before it is ready. */
  onLoaded: (area: ActiveArea, definition: AreaDefinition) => void;
  /** Milliseconds before the automatic second attempt; with jitter, so that not all tabs come at once. */
  retryDelay?: () => number;
}

export interface AreaLoader {
  /** Starts loading; does nothing for an area that was started before. */
  start(area: ActiveArea): void;
  /** Another attempt after a failure. */
  retry(area: ActiveArea): void;
  state(area: ActiveArea): AreaState;
  subscribe(listener: () => void): () => void;
}

const LOADING: AreaState = { status: 'loading' };

/**
 * Loads areas: loading → ready, or loading → failed → (retry) → ready. The first load makes a second attempt by
 * itself. Not React.lazy: React holds a Suspense reveal back for 300 ms.
 */
export function createAreaLoader({
  load,
  refresh,
  onLoaded,
  retryDelay = defaultDelay,
}: AreaLoaderOptions): AreaLoader {
  const states = new Map<string, AreaState>();
  const listeners = new Set<() => void>();
  const stateOf = (area: ActiveArea) => states.get(area.area) ?? LOADING;
  const enter = (area: ActiveArea, state: AreaState) => {
    // Nothing takes a ready area away again, above all not a time limit that ran out late.
    if (stateOf(area).status === 'ready') return;
    if (state.status === 'ready') onLoaded(area, state.definition);
    states.set(area.area, state);
    listeners.forEach((listener) => listener());
  };

  const runs = new Map<string, symbol>();
  const run = async (area: ActiveArea, attempt: () => Promise<AreaDefinition>) => {
    const id = Symbol(area.area);
    runs.set(area.area, id);
    const fail = (error: unknown) => {
      reportFailure(area, 'did not load', error);
      // A run that was given up must not end the retry that followed it.
      if (runs.get(area.area) === id) enter(area, { status: 'failed', retrying: false });
    };
    const limit = setTimeout(() => fail(new Error(`not there after ${TIME_LIMIT} ms`)), TIME_LIMIT);
    try {
      enter(area, { status: 'ready', definition: await attempt() });
    } catch (error) {
      fail(error);
    } finally {
      clearTimeout(limit);
    }
  };
  const loadAgain = async (area: ActiveArea) => {
    await refresh(area);
    return load(area);
  };

  return {
    start(area) {
      if (states.has(area.area)) return;
      states.set(area.area, LOADING);
      void run(area, async () => {
        try {
          return await load(area);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, retryDelay()));
          return loadAgain(area);
        }
      });
    },
    retry(area) {
      const state = stateOf(area);
      if (state.status !== 'failed' || state.retrying) return;
      enter(area, { status: 'failed', retrying: true });
      void run(area, () => loadAgain(area));
    },
    state: stateOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const defaultDelay = () => 300 + Math.random() * 700;

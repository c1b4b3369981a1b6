import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { FileProblem, LoadFailure, LoadReport } from '../releases/load-reports.ts';
import { isChunkError } from '../releases/chunk-error.ts';
import type { LoadedArea } from './loaded-area.ts';
import { reportFailure } from './report-failure.ts';

/** Milliseconds until the area's error panel. The area still appears if it loads later. */
const LOAD_TIMEOUT_MS = 15_000;
/**
 * Milliseconds until this tab falls back to another release that it has already shown. The newer one is used
 * at the next visit of the area.
 */
const FALLBACK_AFTER_MS = 5_000;

export type AreaState =
  | { status: 'loading' }
  | { status: 'ready'; area: ActiveArea; definition: LoadedArea }
  | { status: 'failed'; reason: 'load' | 'crash'; retrying: boolean };

export interface AreaLoaderOptions {
  load: (area: ActiveArea) => Promise<LoadedArea>;
  refresh: (area: ActiveArea, error?: unknown) => Promise<FileProblem | null>;
  /** Called once with each release's load result, and after every crash of its screen. */
  report: (report: LoadReport) => void;
  /** Milliseconds before the automatic second attempt. Jitter keeps tabs from retrying at once. */
  retryDelay?: () => number;
}

export type AreaStates = ReadonlyMap<string, AreaState>;

/**
 * Loads releases of areas and holds their states. The parameter `area` is always the release assigned to this
 * tab, even while a fallback is on screen.
 */
export interface AreaLoader extends ReadonlyStore<AreaStates> {
  /** Starts loading. A failed load is retried; a pending or finished one is left alone. */
  start(area: ActiveArea): void;
  retry(area: ActiveArea): void;
  state(area: ActiveArea): AreaState;
  shown(shown: ActiveArea): void;
  /** Called after the screen has been up for a while. Later crashes no longer count against the release. */
  settled(shown: ActiveArea): void;
  crashed(area: ActiveArea, shown: ActiveArea, error: unknown): void;
  /** Called when the visitor leaves the area. The next visit retries a failed load. */
  left(area: string): void;
}

interface Loaded {
  state: AreaState & { status: 'ready' };
  duration: number;
  wasShown: boolean;
  late: boolean;
}

const LOADING: AreaState = { status: 'loading' };
const keyOf = ({ area, release }: ActiveArea) => `${area}/${release}`;

/**
 * Creates a loader with the states loading → ready, or loading → failed → (retry) → ready.
 *
 * A first load is retried once automatically. If that fails, the loader falls back to the release that this
 * tab showed before, or else to the document's fallback. A release that crashes soon after it is shown falls
 * back once too. Not React.lazy, because React delays the reveal of a Suspense boundary by up to 300 ms.
 */
export function createAreaLoader({
  load,
  refresh,
  report,
  retryDelay = defaultDelay,
}: AreaLoaderOptions): AreaLoader {
  const store = createStore<AreaStates>()(() => new Map());
  /** Loaded releases, the most recently shown one last. */
  const loaded = new Map<string, Loaded>();
  const settled = new Set<string>();
  const broken = new Set<string>();
  const runs = new Map<string, symbol>();

  const known = (area: ActiveArea) => store.getState().get(keyOf(area));
  const stateOf = (area: ActiveArea) => known(area) ?? loaded.get(keyOf(area))?.state ?? LOADING;
  const replace = (area: ActiveArea, state: AreaState) => {
    store.setState((states) => new Map(states).set(keyOf(area), state), true);
  };
  const enter = (area: ActiveArea, state: AreaState) => {
    if (known(area)?.status !== 'ready') replace(area, state);
  };
  const reportProblem = (area: ActiveArea, duration: number, failure: Omit<LoadFailure, 'online'>) => {
    reportFailure(area, failure.stage === 'load' ? 'did not load' : 'failed while rendering', failure.error);
    report({ area, duration, failure: { ...failure, online: navigator.onLine } });
  };

  /** Loads a release. Resolves with true on success. A load that finishes after the time limit is still used. */
  const fetchRelease = async (area: ActiveArea, anew: boolean): Promise<boolean> => {
    const began = performance.now();
    let files: FileProblem | null = null;
    let late = false;
    const loadAnew = async () => {
      files = await refresh(area);
      return load(area);
    };
    const attempt = async () => {
      if (anew) return loadAnew();
      try {
        return await load(area);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay()));
        return loadAnew();
      }
    };
    const arrive = (definition: LoadedArea) => {
      if (!loaded.has(keyOf(area)))
        loaded.set(keyOf(area), {
          state: { status: 'ready', area, definition },
          duration: performance.now() - began,
          wasShown: false,
          late,
        });
      if (known(area)) enter(area, loaded.get(keyOf(area))!.state);
    };
    let limit: ReturnType<typeof setTimeout> | undefined;
    try {
      await Promise.race([
        attempt().then(arrive),
        new Promise((_, reject) => {
          limit = setTimeout(
            () => reject(new Error(`not there after ${LOAD_TIMEOUT_MS} ms`)),
            LOAD_TIMEOUT_MS,
          );
        }),
      ]);
      return true;
    } catch (error) {
      late = true;
      reportProblem(area, performance.now() - began, { error, stage: 'load', files });
      return false;
    } finally {
      clearTimeout(limit);
    }
  };

  const run = async (area: ActiveArea, anew: boolean) => {
    const id = Symbol(area.area);
    runs.set(keyOf(area), id);
    const before = lastShown(area);
    const patience = before && setTimeout(() => enter(area, before.state), FALLBACK_AFTER_MS);
    const there = await fetchRelease(area, anew);
    clearTimeout(patience);
    // A superseded run must not end the retry that followed it.
    if (!there && runs.get(keyOf(area)) === id) await recover(area, 'load');
  };

  const lastShown = (area: ActiveArea) =>
    [...loaded.values()]
      .filter(({ state, wasShown }) => wasShown && state.area.area === area.area)
      .filter(({ state }) => state.area.release !== area.release && !broken.has(keyOf(state.area)))
      .at(-1);
  const fallbackOf = (area: ActiveArea): ActiveArea | null => {
    const before = lastShown(area)?.state.area;
    if (before) return before;
    if (!area.fallback) return null;
    const fallback: ActiveArea = {
      ...area,
      ...area.fallback,
      // The document names text files only for a page's first releases. A fallback loads its texts with its
      // own code.
      texts: undefined,
      // The document does not list the routes of a fallback. A missing screen shows the panel.
      manifest: { ...area.manifest, routes: [] },
      channel: area.channel === 'override' ? 'override' : 'stable',
      fallback: null,
    };
    return broken.has(keyOf(fallback)) ? null : fallback;
  };
  const recover = async (area: ActiveArea, reason: 'load' | 'crash') => {
    const fallback = fallbackOf(area);
    if (fallback && !loaded.has(keyOf(fallback))) await fetchRelease(fallback, false);
    const there = fallback && loaded.get(keyOf(fallback));
    enter(area, there ? there.state : { status: 'failed', reason, retrying: false });
  };

  const retry = (area: ActiveArea) => {
    const state = stateOf(area);
    if (state.status === 'loading' || (state.status === 'failed' && state.retrying)) return;
    const there = loaded.get(keyOf(area));
    if (there) return replace(area, there.state);
    replace(area, {
      status: 'failed',
      reason: state.status === 'failed' ? state.reason : 'crash',
      retrying: true,
    });
    void run(area, true);
  };

  return {
    ...store,
    start(area) {
      const state = known(area);
      if (state?.status === 'failed') return retry(area);
      if (state) return;
      replace(area, stateOf(area));
      if (!loaded.has(keyOf(area))) void run(area, false);
    },
    retry,
    state: stateOf,
    shown(area) {
      const there = loaded.get(keyOf(area));
      if (!there) return;
      loaded.delete(keyOf(area));
      loaded.set(keyOf(area), there);
      if (there.wasShown) return;
      there.wasShown = true;
      if (!there.late) report({ area, duration: there.duration, failure: null });
    },
    settled(area) {
      settled.add(keyOf(area));
    },
    crashed(area, shown, error) {
      reportProblem(shown, 0, { error, stage: 'screen', files: null });
      // A missing chunk can be fetched again, and a release falls back only once.
      if (isChunkError(error) || settled.has(keyOf(shown)) || broken.has(keyOf(shown))) return;
      broken.add(keyOf(shown));
      if (shown.release !== area.release || !fallbackOf(area)) return;
      replace(area, LOADING);
      void recover(area, 'crash');
    },
    left(area) {
      const states = new Map(store.getState());
      for (const [key, state] of states) {
        if (!key.startsWith(`${area}/`) || broken.has(key)) continue;
        const replaced = state.status === 'ready' && keyOf(state.area) !== key;
        if (replaced || (state.status === 'failed' && !state.retrying)) {
          states.delete(key);
          runs.delete(key);
        }
      }
      store.setState(states, true);
    },
  };
}

const defaultDelay = () => 300 + Math.random() * 700;

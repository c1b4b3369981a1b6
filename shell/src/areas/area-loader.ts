import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { FileTrouble, LoadFailure, LoadReport } from '../releases/load-reports.ts';
import { isChunkError } from '../releases/chunk-error.ts';
import type { LoadedArea } from './loaded-area.ts';
import { reportFailure } from './report-failure.ts';

/** An area that has not come by then shows its panel (milliseconds). It still appears when it comes later. */
const TIME_LIMIT = 15_000;
/**
 * The shorter limit when this tab has another release of the area (milliseconds); the newer one is then shown at the
 * next entry.
 */
const PATIENCE = 5_000;

export type AreaState =
  | { status: 'loading' }
  /** `area`: the release that is shown, another one when the newest does not work. */
  | { status: 'ready'; area: ActiveArea; definition: LoadedArea }
  | { status: 'failed'; reason: 'load' | 'crash'; retrying: boolean };

export interface AreaLoaderOptions {
  load: (area: ActiveArea) => Promise<LoadedArea>;
  /** Fetches the files of a release past the HTTP cache, before another attempt, and tells what is wrong with them. */
  refresh: (area: ActiveArea, error?: unknown) => Promise<FileTrouble | null>;
  /** Told once how the load of each release ended, and of each time that its screen broke. */
  report: (report: LoadReport) => void;
  /** Milliseconds before the automatic second attempt; with jitter, so that not all tabs come at once. */
  retryDelay?: () => number;
}

/** `area/release` → how far it is, of all that were asked for. */
export type AreaStates = ReadonlyMap<string, AreaState>;

/** In all of these `area` is the release that this tab takes, also where another one is shown for it. */
export interface AreaLoader extends ReadonlyStore<AreaStates> {
  /** Starts loading. Does nothing while it loads or when it is there; after a failure it is another attempt. */
  start(area: ActiveArea): void;
  /** Another attempt after a failure, or after the release shown instead broke. */
  retry(area: ActiveArea): void;
  state(area: ActiveArea): AreaState;
  /** The screen of `shown` is up. */
  shown(shown: ActiveArea): void;
  /** The screen of `shown` has stood for a while: when it breaks now, the release is not to blame as a whole. */
  settled(shown: ActiveArea): void;
  /** The screen of `shown` broke. */
  crashed(area: ActiveArea, shown: ActiveArea, error: unknown): void;
  /** The visitor went to another area: the next entry is another attempt for what failed. */
  left(area: string): void;
}

interface Loaded {
  state: AreaState & { status: 'ready' };
  duration: number;
  wasShown: boolean;
  /** It came after the time limit, which was reported as its end. */
  late: boolean;
}

const LOADING: AreaState = { status: 'loading' };
const keyOf = ({ area, release }: ActiveArea) => `${area}/${release}`;

/**
 * Loads releases of areas: loading → ready, or loading → failed → (retry) → ready. The first load makes a second attempt
 * by itself; when that fails, the last good release takes its place: the one that this tab had before, else the one that
 * the document names. So does it, once, when a release breaks as soon as it is on screen. Not React.lazy: React holds a
 * Suspense reveal back for 300 ms.
 */
export function createAreaLoader({
  load,
  refresh,
  report,
  retryDelay = defaultDelay,
}: AreaLoaderOptions): AreaLoader {
  const store = createStore<AreaStates>()(() => new Map());
  /** The releases that are there; the one that was on screen last comes last. */
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
    // Nothing takes a ready area away again, above all not a time limit that ran out late.
    if (known(area)?.status !== 'ready') replace(area, state);
  };
  const reportTrouble = (area: ActiveArea, duration: number, failure: Omit<LoadFailure, 'online'>) => {
    reportFailure(area, failure.stage === 'load' ? 'did not load' : 'failed while rendering', failure.error);
    report({ area, duration, failure: { ...failure, online: navigator.onLine } });
  };

  /** Brings a release here; resolves with false when that failed. What comes after the time limit still counts. */
  const bring = async (area: ActiveArea, anew: boolean): Promise<boolean> => {
    const began = performance.now();
    let files: FileTrouble | null = null;
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
          limit = setTimeout(() => reject(new Error(`not there after ${TIME_LIMIT} ms`)), TIME_LIMIT);
        }),
      ]);
      return true;
    } catch (error) {
      late = true;
      reportTrouble(area, performance.now() - began, { error, stage: 'load', files });
      return false;
    } finally {
      clearTimeout(limit);
    }
  };

  const run = async (area: ActiveArea, anew: boolean) => {
    const id = Symbol(area.area);
    runs.set(keyOf(area), id);
    const before = lastShown(area);
    const patience = before && setTimeout(() => enter(area, before.state), PATIENCE);
    const there = await bring(area, anew);
    clearTimeout(patience);
    // A run that was given up must not end the retry that followed it.
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
      // Its texts come from its own code: documents name those of the release that a page starts with.
      texts: undefined,
      // The document does not say which routes a fallback has; a screen that it lacks shows the panel.
      manifest: { ...area.manifest, routes: [] },
      channel: area.channel === 'override' ? 'override' : 'stable',
      fallback: null,
    };
    return broken.has(keyOf(fallback)) ? null : fallback;
  };
  const recover = async (area: ActiveArea, reason: 'load' | 'crash') => {
    const fallback = fallbackOf(area);
    if (fallback && !loaded.has(keyOf(fallback))) await bring(fallback, false);
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
      reportTrouble(shown, 0, { error, stage: 'screen', files: null });
      // A chunk that did not load can be fetched again; and a release falls back only once.
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

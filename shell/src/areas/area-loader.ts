import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { LoadFailure, LoadReport } from '../releases/load-reports.ts';
import { isChunkError } from '../releases/chunk-error.ts';
import { loadRelease, type ReleaseFilesLoader } from './load-release.ts';
import type { MountWatch } from '../mount-watch/mount-watch.ts';
import { releaseKey } from '../releases/release-key.ts';
import { createLoadedReleases, type ReadyState } from './loaded-releases.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Milliseconds until this tab falls back to another release that it has already shown. The newer one is used
 * at the next visit of the area.
 */
const FALLBACK_AFTER_MS = 5_000;

export type AreaState =
  { status: 'loading' } | ReadyState | { status: 'failed'; reason: 'load' | 'crash'; retrying: boolean };

export interface AreaLoaderOptions extends ReleaseFilesLoader {
  /** Called once with each release's load result, and after every crash of its screen. */
  report: (report: LoadReport) => void;
  mounts: Pick<MountWatch, 'end' | 'hung'>;
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
  canFallBack(area: ActiveArea): boolean;
  /** Shows the fallback of a release from now on. */
  fallBack(area: ActiveArea): void;
}

const STAGES = { load: 'did not load', screen: 'failed while rendering', hang: 'blocked the page' };
const LOADING: AreaState = { status: 'loading' };

/**
 * Creates a loader with the states loading → ready, or loading → failed → (retry) → ready.
 *
 * A first load is retried once automatically. If that fails, the loader falls back to the release that this
 * tab showed before, or else to the document's fallback. A release that crashes soon after it is shown falls
 * back once too. One that hung on an earlier page is not mounted.
 *
 * Not React.lazy, because React delays the reveal of a Suspense boundary by up to 300 ms.
 */
export function createAreaLoader({ report, mounts, ...files }: AreaLoaderOptions): AreaLoader {
  const { store, known, replace, enter, leave } = createAreaStates();
  const loaded = createLoadedReleases();
  const settled = new Set<string>();
  const hung = new Set<string>();
  const runs = new Map<string, symbol>();

  const stateOf = (area: ActiveArea) => known(area) ?? loaded.get(area)?.state ?? LOADING;
  const reportProblem = (area: ActiveArea, duration: number, failure: Omit<LoadFailure, 'online'>) => {
    mounts.end(area.area);
    reportFailure(area, STAGES[failure.stage], failure.error);
    report({ area, duration, failure: { ...failure, online: navigator.onLine } });
  };
  /** Loads a release. Resolves with true on success. A load that finishes after the time limit is still used. */
  const fetchRelease = async (area: ActiveArea, anew: boolean): Promise<boolean> => {
    const failed = await loadRelease(area, anew, files, (definition, duration, late) => {
      const state = loaded.add(area, definition, duration, late);
      if (known(area)) enter(area, state);
    });
    if (!failed) return true;
    reportProblem(area, failed.duration, { error: failed.error, stage: 'load', files: failed.files });
    return false;
  };
  const recover = async (area: ActiveArea, reason: 'load' | 'crash') => {
    const fallback = loaded.fallbackOf(area);
    if (fallback && !loaded.get(fallback)) await fetchRelease(fallback, false);
    const there = fallback && loaded.get(fallback);
    enter(area, there ? there.state : { status: 'failed', reason, retrying: false });
  };
  const fallBack = (area: ActiveArea) => {
    replace(area, LOADING);
    void recover(area, 'crash');
  };
  /** Recovers and resolves with true if the release hung before. */
  const avoidHang = async (area: ActiveArea): Promise<boolean> => {
    const hang = await mounts.hung(area);
    if (!hang) return false;
    hung.add(releaseKey(area));
    loaded.markBroken(area);
    const failure = { error: new Error('hung on the page before'), stage: 'hang' as const, files: null };
    if (!hang.reported) reportProblem(area, 0, failure);
    await recover(area, 'crash');
    return true;
  };
  const run = async (area: ActiveArea, anew: boolean) => {
    const id = Symbol(area.area);
    runs.set(releaseKey(area), id);
    if (!anew && (await avoidHang(area))) return;
    const before = loaded.lastShown(area);
    const patience = before && setTimeout(() => enter(area, before), FALLBACK_AFTER_MS);
    const there = await fetchRelease(area, anew);
    clearTimeout(patience);
    // A superseded run must not end the retry that followed it.
    if (!there && runs.get(releaseKey(area)) === id) await recover(area, 'load');
  };

  const retry = (area: ActiveArea) => {
    const state = stateOf(area);
    if (state.status === 'loading' || (state.status === 'failed' && state.retrying)) return;
    const there = loaded.get(area);
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
      if (state?.status === 'failed' && !hung.has(releaseKey(area))) return retry(area);
      if (state) return;
      replace(area, stateOf(area));
      if (!loaded.get(area)) void run(area, false);
    },
    retry,
    state: stateOf,
    shown(area) {
      const there = loaded.get(area);
      if (!there) return;
      loaded.moveToEnd(area);
      if (there.wasShown) return;
      there.wasShown = true;
      if (!there.late) report({ area, duration: there.duration, failure: null });
    },
    settled(shown) {
      settled.add(releaseKey(shown));
      mounts.end(shown.area);
    },
    crashed(area, shown, error) {
      reportProblem(shown, 0, { error, stage: 'screen', files: null });
      // A missing chunk can be fetched again, and a release falls back only once.
      if (isChunkError(error) || settled.has(releaseKey(shown)) || loaded.isBroken(shown)) return;
      loaded.markBroken(shown);
      if (shown.release === area.release && loaded.fallbackOf(area)) fallBack(area);
    },
    left(area) {
      mounts.end(area);
      leave(area, loaded.isBrokenKey).forEach((key) => runs.delete(key));
    },
    canFallBack: (area) => loaded.fallbackOf(area) !== null,
    fallBack(area) {
      loaded.markBroken(area);
      fallBack(area);
    },
  };
}

function createAreaStates() {
  const store = createStore<AreaStates>()(() => new Map());
  const known = (area: ActiveArea) => store.getState().get(releaseKey(area));
  const replace = (area: ActiveArea, state: AreaState) => {
    store.setState((states) => new Map(states).set(releaseKey(area), state), true);
  };
  return {
    store,
    known,
    replace,
    /** Enters a state, unless a release is already on screen. */
    enter(area: ActiveArea, state: AreaState) {
      if (known(area)?.status !== 'ready') replace(area, state);
    },
    /** Forgets failed loads and replaced releases of an area, and returns their keys. */
    leave(area: string, isBroken: (key: string) => boolean): string[] {
      const states = new Map(store.getState());
      const forgotten = [...states].flatMap(([key, state]) => {
        if (!key.startsWith(`${area}/`) || isBroken(key)) return [];
        const replaced = state.status === 'ready' && releaseKey(state.area) !== key;
        return replaced || (state.status === 'failed' && !state.retrying) ? [key] : [];
      });
      forgotten.forEach((key) => states.delete(key));
      store.setState(states, true);
      return forgotten;
    },
  };
}

import type { PageData } from '@danqing/contracts/page';
import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import { releaseKey } from '../releases/release-key.ts';
import script from './hang.worker.ts?script';
import { mountMarks } from './mount-marks.ts';
import { PING, type Back, type HangReport } from './watch-messages.ts';

/** Milliseconds that a mount waits for the worker, which cannot start while the main thread is blocked. */
const START_LIMIT_MS = 1_000;
/** Milliseconds during which a release that hung is not mounted again in this browser. */
const AVOIDED_MS = 24 * 60 * 60_000;

interface WatchedPage {
  data: Pick<PageData, 'basePath' | 'reportsLoads' | 'watchedArea'>;
  document: Pick<ReleaseDocument, 'sequence'>;
}

export interface MountWatch extends ReadonlyStore<ActiveArea | null> {
  /** Watches the mount of a release, in place of the one before. Resolves once a hang would be noticed. */
  begin(area: ActiveArea): Promise<void>;
  /** Ends the watch if it is about this area: its release has settled or failed, or the visitor left it. */
  end(area: string): void;
  /** Resolves with whether the server knows of it, if the release hung in this browser, or else with null. */
  hung(area: ActiveArea): Promise<{ reported: boolean } | null>;
  /** Avoids the release in this browser for a day. */
  avoid(area: ActiveArea): void;
}

/**
 * Creates the watch of mounting releases. Its state is the release that blocked the main thread for 5 s, once
 * the thread responds again.
 *
 * A worker pings the main thread. When the thread does not answer, the worker reports the hang and stores it
 * for the next page. The mark in `localStorage` only tells that page where to look: a tab that the visitor
 * closed while it was loading leaves nothing in the worker's storage.
 */
export function createMountWatch({ data, document: { sequence } }: WatchedPage): MountWatch {
  const store = createStore<ActiveArea | null>()(() => null);
  const tab = crypto.getRandomValues(new Uint32Array(2)).join();
  let current: {
    area: ActiveArea;
    worker: Worker | null;
    begun: Promise<void>;
    left: AbortController;
  } | null = null;

  const end = () => {
    if (!current) return;
    const key = releaseKey(current.area);
    if (mountMarks.get(key) === tab) mountMarks.set(key, null);
    current.worker?.terminate();
    current.left.abort();
    current = null;
  };
  return {
    ...store,
    begin(area) {
      if (current && releaseKey(current.area) === releaseKey(area)) return current.begun;
      end();
      // Browsers slow down or suspend hidden pages.
      if (area.channel === 'override' || document.visibilityState === 'hidden') return Promise.resolve();
      mountMarks.set(releaseKey(area), tab);
      const left = new AbortController();
      const worker = startWorker();
      const begun = worker
        ? watch(worker, reportOf(area, data, sequence), () => store.setState(area, true))
        : Promise.resolve();
      // Such a page requested its token before anything else. Another one is not asked for it here, because
      // that would be a request before the first screen; the worker can get one itself.
      if (data.watchedArea) void danqingBeaconToken?.().then((token) => token && worker?.postMessage(token));
      current = { area, worker, begun, left };
      const { signal } = left;
      addEventListener('pagehide', end, { signal });
      // The dialog of a browser blocks the main thread.
      addEventListener('beforeprint', end, { signal });
      document.addEventListener('visibilitychange', end, { signal });
      return begun;
    },
    end(area) {
      if (current?.area.area === area) end();
    },
    async hung(area) {
      const key = releaseKey(area);
      const mark = mountMarks.get(key);
      if (mark === undefined || mark === tab) return null;
      if (typeof mark === 'number') return Date.now() - mark < AVOIDED_MS ? { reported: true } : null;
      const { takeHang } = await import('./stored-hangs.ts');
      const reported = await takeHang(key);
      if (reported === null) return null;
      mountMarks.set(key, Date.now());
      return { reported };
    },
    avoid: (area) => mountMarks.set(releaseKey(area), Date.now()),
  };
}

const reportOf = (
  { area, release }: ActiveArea,
  { basePath, reportsLoads }: WatchedPage['data'],
  sequence: number,
): HangReport => ({
  key: `${area}/${release}`,
  url: new URL(`${basePath}api/releases/beacons`, location.origin).href,
  page: reportsLoads ? { sequence } : null,
  outcome: { area, release, outcome: 'hang' },
});

let scriptUrl: string | undefined;

/** Returns null where workers are not available. A page without a watch works as well. */
function startWorker(): Worker | null {
  try {
    scriptUrl ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(scriptUrl);
  } catch {
    return null;
  }
}

function watch(worker: Worker, report: HangReport, onBack: () => void): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, START_LIMIT_MS);
    worker.onerror = () => resolve();
    worker.onmessage = ({ data }: MessageEvent<typeof PING | Back>) => {
      if (data !== PING) {
        void danqingBeaconToken?.(data.token);
        onBack();
      }
      worker.postMessage(null);
      clearTimeout(limit);
      resolve();
    };
    worker.postMessage(report);
  });
}

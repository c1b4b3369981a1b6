import type { ActiveArea } from '@danqing/contracts/releases';
import { releaseKey } from '../releases/release-key.ts';
import type { LoadedArea } from './loaded-area.ts';

export interface ReadyState {
  status: 'ready';
  area: ActiveArea;
  definition: LoadedArea;
}

interface LoadedRelease {
  state: ReadyState;
  duration: number;
  wasShown: boolean;
  late: boolean;
}

export function createLoadedReleases() {
  const loaded = new Map<string, LoadedRelease>();
  const broken = new Set<string>();
  const get = (area: ActiveArea) => loaded.get(releaseKey(area));
  const isBrokenKey = (key: string) => broken.has(key);
  const isBroken = (area: ActiveArea) => isBrokenKey(releaseKey(area));
  const lastShown = (area: ActiveArea) =>
    [...loaded.values()]
      .filter(({ state, wasShown }) => wasShown && state.area.area === area.area)
      .filter(({ state }) => state.area.release !== area.release && !isBroken(state.area))
      .at(-1)?.state;
  return {
    get,
    isBroken,
    isBrokenKey,
    lastShown,
    add(area: ActiveArea, definition: LoadedArea, duration: number, late: boolean): ReadyState {
      const state = get(area)?.state ?? { status: 'ready', area, definition };
      if (!get(area)) loaded.set(releaseKey(area), { state, duration, wasShown: false, late });
      return state;
    },
    moveToEnd(area: ActiveArea) {
      const release = get(area);
      if (!release) return;
      loaded.delete(releaseKey(area));
      loaded.set(releaseKey(area), release);
    },
    markBroken: (area: ActiveArea) => void broken.add(releaseKey(area)),
    /** Returns the release to show instead: the one shown before, or else the fallback of the document. */
    fallbackOf(area: ActiveArea): ActiveArea | null {
      const before = lastShown(area)?.area;
      const fallback = before ?? documentFallback(area);
      return fallback && !isBroken(fallback) ? fallback : null;
    },
  };
}

function documentFallback(area: ActiveArea): ActiveArea | null {
  if (!area.fallback) return null;
  return {
    ...area,
    ...area.fallback,
    // The document names text files only for a page's first releases. A fallback loads its texts with its own
    // code.
    texts: undefined,
    // The document does not list the routes of a fallback. A missing screen shows the panel.
    manifest: { ...area.manifest, routes: [] },
    channel: area.channel === 'override' ? 'override' : 'stable',
    fallback: null,
  };
}

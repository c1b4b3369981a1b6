import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReleaseStore } from './release-store.ts';

export interface TabReleases {
  /** The shell with its own pages, and the areas, each in the release that this tab takes now: whatever owns paths. */
  pages(): readonly ActiveArea[];
  subscribe(listener: () => void): () => void;
  /**
   * A screen of the area is up, of the release `shown`: as long as it is, the area stays as it is, whatever comes. Returns
   * how to end that.
   */
  hold(area: ActiveArea, shown: ActiveArea): () => void;
  /** The newer release of the area whose screen is up; null when there is none. */
  waiting(): ActiveArea | null;
  /** The waiting release, when it is the one to which the one on screen was rolled back; else null. */
  rolledBack(): ActiveArea | null;
  /** Takes the waiting release although a screen is up. */
  takeWaiting(): void;
  /** How often an area came up in another release than before; each release stays in memory. */
  swaps(): number;
}

/**
 * Which release of each area this tab takes. A newer one takes the place of the one before at the next entry into its
 * area, never under the visitor's hands; a killed area goes at once.
 */
export function createTabReleases(store: Pick<ReleaseStore, 'get' | 'subscribe'>): TabReleases {
  const listeners = new Set<() => void>();
  let held: ActiveArea | null = null;
  let pages: readonly ActiveArea[] = [];
  let swaps = 0;
  const lastShown = new Map<string, string>();

  const tell = () => listeners.forEach((listener) => listener());
  const update = () => {
    const { shell, areas } = store.get();
    const next = [
      shell,
      ...areas.map((area) =>
        held?.area === area.area && held.release !== area.release && !area.killed ? held : area,
      ),
    ];
    const changed = next.length !== pages.length || next.some((area, index) => area !== pages[index]);
    if (changed) pages = next;
    // Also when no page has changed: another release may be waiting now.
    tell();
  };
  update();
  store.subscribe(update);

  const letGo = () => {
    held = null;
    update();
  };
  const waiting = (): ActiveArea | null => {
    if (!held || !pages.includes(held)) return null;
    const { area, release } = held;
    const newest = store.get().areas.find((known) => known.area === area);
    // Where another release stands for the held one, the newest may be on screen already.
    const here = [release, lastShown.get(area)];
    return newest && !here.includes(newest.release) ? newest : null;
  };
  return {
    pages: () => pages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(area, { release }) {
      held = area;
      const swapped = (lastShown.get(area.area) ?? release) !== release;
      lastShown.set(area.area, release);
      if (swapped) {
        swaps += 1;
        tell();
      }
      return () => {
        if (held === area) letGo();
      };
    },
    waiting,
    rolledBack() {
      const newest = waiting();
      return newest && held?.fallback?.release === newest.release ? newest : null;
    },
    takeWaiting: letGo,
    swaps: () => swaps,
  };
}

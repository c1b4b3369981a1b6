import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { ReleaseStore } from './release-store.ts';

export interface TakenReleases {
  /** The shell with its own pages, and the areas, each in the release that this tab takes now: all that own paths. */
  pages: readonly ActiveArea[];
  /** The newer release of the area whose screen is up; null when there is none. */
  waiting: ActiveArea | null;
  /** The waiting release, when it is the one to which the one on screen was rolled back; else null. */
  rolledBack: ActiveArea | null;
  /** How often an area came up in another release than before; each release stays in memory. */
  swaps: number;
}

export interface TabReleases extends ReadonlyStore<TakenReleases> {
  /**
   * A screen of the area is up, of the release `shown`: as long as it is, the area stays as it is, whatever comes. Returns
   * how to end that.
   */
  hold(area: ActiveArea, shown: ActiveArea): () => void;
  /** Takes the waiting release although a screen is up. */
  takeWaiting(): void;
}

/**
 * Which release of each area this tab takes. A newer one takes the place of the one before at the next entry into its
 * area, never under the visitor's hands; a killed area goes at once.
 */
export function createTabReleases(documents: Pick<ReleaseStore, 'getState' | 'subscribe'>): TabReleases {
  const store = createStore<TakenReleases>()(() => ({
    pages: [],
    waiting: null,
    rolledBack: null,
    swaps: 0,
  }));
  let held: ActiveArea | null = null;
  const lastShown = new Map<string, string>();

  const pagesNow = (): readonly ActiveArea[] => {
    const { shell, areas } = documents.getState();
    const next = [
      shell,
      ...areas.map((area) =>
        held?.area === area.area && held.release !== area.release && !area.killed ? held : area,
      ),
    ];
    const { pages } = store.getState();
    const changed = next.length !== pages.length || next.some((area, index) => area !== pages[index]);
    return changed ? next : pages;
  };
  const waitingIn = (pages: readonly ActiveArea[]): ActiveArea | null => {
    if (!held || !pages.includes(held)) return null;
    const { area, release } = held;
    const newest = documents.getState().areas.find((known) => known.area === area);
    // Where another release is shown for the held one, the newest may be on screen already.
    const here = [release, lastShown.get(area)];
    return newest && !here.includes(newest.release) ? newest : null;
  };
  const update = () => {
    const pages = pagesNow();
    const waiting = waitingIn(pages);
    const rolledBack = waiting && held?.fallback?.release === waiting.release ? waiting : null;
    store.setState({ pages, waiting, rolledBack });
  };
  update();
  documents.subscribe(update);

  const letGo = () => {
    held = null;
    update();
  };
  return {
    ...store,
    hold(area, { release }) {
      held = area;
      const swapped = (lastShown.get(area.area) ?? release) !== release;
      lastShown.set(area.area, release);
      if (swapped) store.setState(({ swaps }) => ({ swaps: swaps + 1 }));
      update();
      return () => {
        if (held === area) letGo();
      };
    },
    takeWaiting: letGo,
  };
}

import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { ReleaseStore } from './release-store.ts';

export interface AssignedReleases {
  /** The shell and all areas, each in the release that this tab uses now. */
  pages: readonly ActiveArea[];
  waiting: ActiveArea | null;
  /** The waiting release if the one on screen was rolled back to it, or else null. */
  rolledBack: ActiveArea | null;
  /** Number of switches between releases. Each release stays in memory. */
  swaps: number;
}

export interface TabReleases extends ReadonlyStore<AssignedReleases> {
  /** Pins an area to its release while its screen is mounted. Returns a function that unpins it. */
  pin(area: ActiveArea, shown: ActiveArea): () => void;
  switchToWaiting(): void;
}

/**
 * Creates the store of the releases that this tab uses. A newer release replaces the current one at the next
 * visit of its area, never while its screen is used. A killed area closes at once.
 */
export function createTabReleases(documents: Pick<ReleaseStore, 'getState' | 'subscribe'>): TabReleases {
  const store = createStore<AssignedReleases>()(() => ({
    pages: [],
    waiting: null,
    rolledBack: null,
    swaps: 0,
  }));
  let pinned: ActiveArea | null = null;
  const lastShown = new Map<string, string>();

  const pagesNow = (): readonly ActiveArea[] => {
    const { shell, areas } = documents.getState();
    const next = [
      shell,
      ...areas.map((area) =>
        pinned?.area === area.area && pinned.release !== area.release && !area.killed ? pinned : area,
      ),
    ];
    const { pages } = store.getState();
    const changed = next.length !== pages.length || next.some((area, index) => area !== pages[index]);
    return changed ? next : pages;
  };
  const waitingIn = (pages: readonly ActiveArea[]): ActiveArea | null => {
    if (!pinned || !pages.includes(pinned)) return null;
    const { area, release } = pinned;
    const newest = documents.getState().areas.find((known) => known.area === area);
    // If a fallback is on screen, it may already be the newest release.
    const here = [release, lastShown.get(area)];
    return newest && !here.includes(newest.release) ? newest : null;
  };
  const update = () => {
    const pages = pagesNow();
    const waiting = waitingIn(pages);
    const rolledBack = waiting && pinned?.fallback?.release === waiting.release ? waiting : null;
    store.setState({ pages, waiting, rolledBack });
  };
  update();
  documents.subscribe(update);

  const unpin = () => {
    pinned = null;
    update();
  };
  return {
    ...store,
    pin(area, { release }) {
      pinned = area;
      const swapped = (lastShown.get(area.area) ?? release) !== release;
      lastShown.set(area.area, release);
      if (swapped) store.setState(({ swaps }) => ({ swaps: swaps + 1 }));
      update();
      return () => {
        if (pinned === area) unpin();
      };
    },
    switchToWaiting: unpin,
  };
}

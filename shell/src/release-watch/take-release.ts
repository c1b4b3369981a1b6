import type { ActiveArea } from '@danqing/contracts/releases';
import type { AreaLoader } from '../areas/area-loader.ts';
import type { TabReleases } from '../releases/tab-releases.ts';

/**
 * Has the waiting release of the area on screen take its place once it is there. Resolves with false, and leaves what is
 * on screen, when it does not come.
 */
export function takeRelease(
  area: ActiveArea,
  { areas, releases }: { areas: AreaLoader; releases: TabReleases },
): Promise<boolean> {
  areas.start(area);
  return new Promise((resolve) => {
    let unsubscribe = () => {};
    const finish = () => {
      const state = areas.state(area);
      if (state.status === 'loading') return;
      unsubscribe();
      const there = state.status === 'ready' && state.area.release === area.release;
      // Another one may be waiting by now.
      if (there && releases.getState().waiting?.release === area.release) releases.takeWaiting();
      resolve(there);
    };
    unsubscribe = areas.subscribe(finish);
    finish();
  });
}

import type { ActiveArea } from '@danqing/contracts/releases';
import type { AreaLoader } from '../areas/area-loader.ts';
import type { TabReleases } from '../releases/tab-releases.ts';

/**
 * Loads the waiting release of the area on screen and switches to it. Resolves with false, and changes
 * nothing, if it fails to load.
 */
export function switchRelease(
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
      // A newer release may have replaced the waiting one.
      if (there && releases.getState().waiting?.release === area.release) releases.switchToWaiting();
      resolve(there);
    };
    unsubscribe = areas.subscribe(finish);
    finish();
  });
}

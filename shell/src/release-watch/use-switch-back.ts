import type { ActiveArea } from '@danqing/contracts/releases';
import { useEffect } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { takeRelease } from './take-release.ts';

/** A visitor who has touched nothing for so long does not notice, or is glad (milliseconds). */
const IDLE_MS = 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Replaces a release that was rolled back by the one before it, while the page is hidden or idle. `area`: the one to go
 * back to; null when there is none, or when something unsaved would be lost.
 */
export function useSwitchBack(area: ActiveArea | null): void {
  const { areas, releases } = useShell();
  useEffect(() => {
    if (!area) return;
    const switchBack = () => void takeRelease(area, { areas, releases });
    const switchWhenHidden = () => {
      if (document.visibilityState === 'hidden') switchBack();
    };
    let idle = setTimeout(switchBack, IDLE_MS);
    const waitAnew = () => {
      clearTimeout(idle);
      idle = setTimeout(switchBack, IDLE_MS);
    };
    switchWhenHidden();
    document.addEventListener('visibilitychange', switchWhenHidden);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, waitAnew, { passive: true });
    return () => {
      clearTimeout(idle);
      document.removeEventListener('visibilitychange', switchWhenHidden);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, waitAnew);
    };
  }, [area, areas, releases]);
}

import type { ActiveArea } from '@danqing/contracts/releases';
import { useEffect } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { switchRelease } from './switch-release.ts';

/** Milliseconds without input after which a switch does not disturb the visitor. */
const IDLE_MS = 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Switches from a rolled-back release to its predecessor while the page is hidden or idle.
 *
 * @param area the predecessor, or null if there is none or unsaved work would be lost
 */
export function useSwitchBack(area: ActiveArea | null): void {
  const { areas, releases } = useShell();
  useEffect(() => {
    if (!area) return;
    const switchBack = () => void switchRelease(area, { areas, releases });
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

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

/**
 * Moves the focus to the main part, scrolls to the top and announces the title when another screen appears.
 * On going back, the browser restores the scroll position. New data in the same screen keeps the focus.
 *
 * @param screen identity of the screen, or null while it is loading
 */
export function useScreenChange(screen: unknown, main: RefObject<HTMLElement | null>): void {
  const { announcer } = useShell();
  const navigationType = useNavigationType();
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    if (screen === null || screen === last.current) return;
    const first = last.current === null;
    last.current = screen;
    if (first) return;
    announcer.expectTitle();
    main.current?.focus({ preventScroll: true });
    if (navigationType !== 'POP') scrollTo(0, 0);
  }, [screen, main, navigationType, announcer]);
}

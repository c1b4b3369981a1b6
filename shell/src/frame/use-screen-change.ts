import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

/**
 * When another screen has come up: focus goes to the main part, the page to its top (going back, the browser
 * restores the place), and the new title is announced. A screen that only shows other data keeps the focus.
 * @param screen identity of the screen; null while it is loading.
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

import { useEffect, type RefObject } from 'react';

/**
 * Sets `--visible-top` and `--visible-height` on an element, in pixels of the visual viewport. A virtual keyboard
 * shrinks only that viewport, so an element of `100dvh` would reach behind it. Keeps the focused field in view.
 */
export function useVisibleViewport(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    const onResize = () => {
      measure();
      const focused = document.activeElement;
      if (focused && element.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    };
    measure();
    viewport.addEventListener('resize', onResize);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', onResize);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}

import { pageDescription } from '@danqing/contracts/page';
import type { RouteMatch } from '@danqing/contracts/releases';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

/** The router's, of a page as it was opened. */
const FIRST_KEY = 'default';

/**
 * Keeps the page's description in step with what it shows, in its language. The gateway writes the same sentences into
 * the first page. `match` is null where nothing is found.
 */
export function useDescription(match: RouteMatch | null): void {
  const { accent, locale } = useShell();
  const color = useStore(accent);
  const page = match?.route.page;
  const description =
    page && page.kind !== 'color' ? page.description[locale] : pageDescription(page ? color : null, locale);
  const { key } = useLocation();
  // Of the thing itself, which the route does not know.
  const said = key === FIRST_KEY && page?.kind.includes('/');
  useEffect(() => {
    // What the server said of the first address; some browsers share that one instead of the one on screen.
    if (key !== FIRST_KEY) document.querySelector('link[rel=canonical]')?.remove();
  }, [key]);
  useEffect(() => {
    if (!said) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description, said]);
}

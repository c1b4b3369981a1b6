import { pageDescription } from '@danqing/contracts/page';
import type { RouteMatch } from '@danqing/contracts/releases';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

const FIRST_KEY = 'default';

/**
 * Keeps the description meta tag in step with the page, in its language. The gateway writes the same texts
 * into the first page.
 *
 * @param match null for a page that does not exist
 */
export function useDescription(match: RouteMatch | null): void {
  const { accent, locale } = useShell();
  const color = useStore(accent);
  const page = match?.route.page;
  const description =
    page && page.kind !== 'color' ? page.description[locale] : pageDescription(page ? color : null, locale);
  const { key } = useLocation();
  // Keeps the server's description of a single item, which the route cannot provide.
  const said = key === FIRST_KEY && page?.kind.includes('/');
  useEffect(() => {
    // After a navigation, the canonical link still names the first URL. Some browsers would share that URL.
    if (key !== FIRST_KEY) document.querySelector('link[rel=canonical]')?.remove();
  }, [key]);
  useEffect(() => {
    if (!said) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description, said]);
}

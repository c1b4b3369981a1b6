import { useCallback } from 'react';
import { useHref, useLocation, useSearchParams as useRouterSearchParams } from 'react-router-dom';

/**
 * Returns a function that checks whether the window is still at a site path, as `useLocation` reports it.
 * During a navigation the previous page stays on screen after the URL has changed. Its timers, effects and
 * late responses must not navigate back.
 */
export function useWindowIsAt(): (pathname: string) => boolean {
  const base = useHref('/');
  return useCallback((pathname) => plain(`${plain(base)}${pathname}`) === plain(location.pathname), [base]);
}

/** Wraps the router's `useSearchParams`. Updates are ignored once the window has left the page. */
export function useSearchParams(): ReturnType<typeof useRouterSearchParams> {
  const [query, setQuery] = useRouterSearchParams();
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  const change = useCallback<typeof setQuery>(
    (next, options) => {
      if (windowIsAt(pathname)) setQuery(next, options);
    },
    [pathname, setQuery, windowIsAt],
  );
  return [query, change];
}

const plain = (pathname: string) => new URL(pathname, location.origin).pathname.replace(/\/$/, '');

import { useCallback } from 'react';
import { useHref, useLocation, useSearchParams as useRouterSearchParams } from 'react-router-dom';

/**
 * Tells whether the window still is at a path of the site, as `useLocation` gives it. During a navigation the window is
 * ahead of the screen: the router renders the next page while the page before is still shown, with its timers, effects and
 * answers to come. None of them may take the visitor back.
 */
export function useWindowIsAt(): (pathname: string) => boolean {
  const base = useHref('/');
  return useCallback((pathname) => plain(`${plain(base)}${pathname}`) === plain(location.pathname), [base]);
}

/** The query of the page's address, and how to change it; once the window is at another page nothing is changed. */
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

/** As the browser writes it, without a slash at the end. */
const plain = (pathname: string) => new URL(pathname, location.origin).pathname.replace(/\/$/, '');

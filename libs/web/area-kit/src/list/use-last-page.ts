import { useEffect, useEffectEvent } from 'react';

/**
 * Redirects from a page beyond the end of a list to its last page. Returns true until the redirect has
 * happened; the caller then shows the list as loading.
 *
 * @param pages number of pages, or null while it is unknown
 * @param turnTo must replace the history entry
 */
export function useLastPage(page: number, pages: number | null, turnTo: (last: number) => void): boolean {
  const last = pages === null ? page : Math.max(pages, 1);
  const isBeyond = page > last;
  const turn = useEffectEvent(turnTo);
  useEffect(() => {
    if (isBeyond) turn(last);
  }, [isBeyond, last]);
  return isBeyond;
}

import { useEffect, useEffectEvent } from 'react';

/**
 * Leads from a page beyond the end of a list to its last page. Returns whether the page is beyond the end, so that the
 * caller shows the list as loading.
 * @param pages pages of the list; null while that is not known for this page
 * @param turnTo replaces the page in the address
 */
export function useLastPage(page: number, pages: number | null, turnTo: (last: number) => void): boolean {
  // An empty list has a page too.
  const last = pages === null ? page : Math.max(pages, 1);
  const isBeyond = page > last;
  const turn = useEffectEvent(turnTo);
  useEffect(() => {
    if (isBeyond) turn(last);
  }, [isBeyond, last]);
  return isBeyond;
}

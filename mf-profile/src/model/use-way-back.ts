import { usePageExists } from '@danqing/shell-sdk';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { useEffect } from 'react';

const KEY = 'profileWayBack';
/** A path of the site, and no address that only looks like one. */
const PATH = /^\/(?![/\\])/;

/**
 * The page that led here to buy credits, by `for` of the address; remembered by the tab while its payment is elsewhere. Null
 * where nobody is to be led back.
 */
export function useWayBack(): string | null {
  const [query] = useSearchParams();
  const wanted = query.get('for') ?? (query.has('order') ? remembered() : null);
  useEffect(() => remember(wanted), [wanted]);
  const path = wanted !== null && PATH.test(wanted) ? wanted : null;
  const exists = usePageExists(path?.replace(/[?#].*/s, '') ?? '/');
  return exists ? path : null;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is blocked: then there is no way back but the browser's own.
  }
}

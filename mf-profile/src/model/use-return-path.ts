import { usePageExists } from '@danqing/shell-sdk';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { useEffect } from 'react';

const KEY = 'profileWayBack';
/** A site path; excludes protocol-relative URLs. */
const PATH = /^\/(?![/\\])/;

/**
 * Returns the page that sent the member to buy credits (query `for`), or null. Stored in the tab while the
 * payment is on another site.
 */
export function useReturnPath(): string | null {
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
    // Storage is blocked, so only browser history leads back.
  }
}

import { usePageExists } from '@danqing/shell-sdk';
import { Link, useLocation } from '@danqing/shell-sdk/router';
import type { ReactNode } from 'react';
import styles from './top-up-link.module.css';

/** The profile page returns to the path in its `for` parameter. */
const PROFILE_PATH = '/users/profile';

/**
 * Renders a link to the page that sells credits. That page links back to the current one. Renders nothing
 * when no area provides it.
 */
export function TopUpLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (!usePageExists(PROFILE_PATH)) return null;
  const query = new URLSearchParams({ for: `${pathname}${search}` });
  return (
    <Link to={`${PROFILE_PATH}?${query}`} className={styles.link}>
      {children}
    </Link>
  );
}

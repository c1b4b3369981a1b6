import { usePageExists } from '@danqing/shell-sdk';
import { Link, useLocation } from '@danqing/shell-sdk/router';
import type { ReactNode } from 'react';
import styles from './top-up-link.module.css';

/** Where credits are bought, which knows the way back by `for`. */
const PROFILE_PATH = '/users/profile';

/** Leads to where credits are bought, and from there back to this page; nothing where no area sells any. */
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

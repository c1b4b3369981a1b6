import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Renders a small label that annotates the element beside it. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

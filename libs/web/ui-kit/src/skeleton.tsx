import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Renders a loading placeholder. The class sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}

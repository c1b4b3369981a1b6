import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** The place of something still to come; the class gives it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}

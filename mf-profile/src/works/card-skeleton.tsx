import { Skeleton } from '@danqing/ui-kit';
import styles from './work-cards.module.css';

export function CardSkeleton({ kind }: { kind: 'stripes' | 'painting' }) {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton className={styles[kind]} />
      <Skeleton className={styles.skeletonName} />
      <Skeleton className={styles.skeletonMeta} />
    </div>
  );
}

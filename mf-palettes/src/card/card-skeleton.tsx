import { classNames, Skeleton } from '@danqing/ui-kit';
import styles from './card.module.css';
import { STRIPES } from './stripes.tsx';

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <div className={classNames(styles.stripes, styles.skeletonStripes)}>
        {Array.from({ length: STRIPES }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </div>
      <div className={styles.body}>
        <div>
          <Skeleton className={styles.skeletonName} />
          <Skeleton className={styles.skeletonMeta} />
        </div>
      </div>
    </div>
  );
}

import { Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import styles from './collection-layout.module.css';

export function CollectionSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.crumb} />
      <div className={styles.creation}>
        <div>
          <Skeleton className={styles.paper} />
          <div className={styles.under} />
        </div>
        <div className={styles.side} />
      </div>
    </div>
  );
}

import { Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import styles from './color-layout.module.css';

export function ColorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.crumb} />
      <div className={styles.color}>
        <div className={styles.circles}>
          <Skeleton className={styles.coming} />
        </div>
        <div className={styles.side} />
      </div>
    </div>
  );
}

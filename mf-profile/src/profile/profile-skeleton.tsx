import { Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import styles from './profile-page.module.css';

export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Skeleton className={styles.head} />
      <Skeleton className={styles.card} />
    </div>
  );
}

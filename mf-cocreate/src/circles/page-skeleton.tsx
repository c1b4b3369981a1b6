import { VisuallyHidden } from '@danqing/ui-kit';
import styles from './page-skeleton.module.css';

export function PageSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
    </div>
  );
}

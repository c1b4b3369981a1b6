import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton } from '@danqing/ui-kit';
import styles from './layout.module.css';

export function WorkSkeleton() {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.work} role="status" aria-label={t('list.loading')}>
      <div className={styles.controls}>
        <Skeleton className={styles.modesSkeleton} />
        <Skeleton className={styles.pickerSkeleton} />
        <Skeleton className={styles.actionsSkeleton} />
      </div>
      <Skeleton className={styles.swatchesSkeleton} />
      <Skeleton className={styles.previewsSkeleton} />
    </div>
  );
}

import { useLocale } from '@danqing/shell-sdk';
import { Skeleton } from '@danqing/ui-kit';
import styles from './creation-card.module.css';

const LINES = [0, 1, 2, 3];

export function CreationCardSkeleton() {
  const locale = useLocale();
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <Skeleton className={styles.painting} />
        <div className={styles.lines}>
          {LINES.map((line) => (
            <Skeleton key={line} className={styles.line} />
          ))}
        </div>
      </div>
      {locale === 'zh' ? null : <Skeleton className={styles.titleWord} />}
      <div className={styles.by}>
        <Skeleton className={styles.face} />
        <Skeleton className={styles.word} />
        <Skeleton className={styles.word} />
      </div>
    </div>
  );
}

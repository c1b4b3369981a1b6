import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import { useSeenColor } from '../seeing/color-vision-context.tsx';
import styles from './palette-strip.module.css';
import type { Slip } from '../model/strip-groups.ts';

export function SlipFace({ slip, loading, copied }: { slip: Slip; loading: boolean; copied: boolean }) {
  const { t } = useTranslation('generator');
  const seen = useSeenColor(slip.swatch.hex);
  return (
    <span className={styles.face} data-copied={copied || undefined}>
      {copied ? (
        <>
          <span className={styles.name}>{t('strip.copied')}</span>
          <Check className={styles.tick} size={18} strokeWidth={1.6} aria-hidden="true" />
        </>
      ) : slip.ditto ? (
        <span className={styles.name} lang="zh">
          〃
        </span>
      ) : slip.color || slip.given ? (
        <span className={styles.name} lang={slip.color ? 'zh' : undefined}>
          {slip.color?.name ?? slip.given}
        </span>
      ) : loading ? (
        <Skeleton className={styles.nameSkeleton} />
      ) : null}
      {seen ? <span className={styles.seen} style={{ background: seen }} /> : null}
    </span>
  );
}

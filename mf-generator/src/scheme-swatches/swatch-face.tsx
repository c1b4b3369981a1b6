import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import { useSimulatedColor } from '../seeing/color-vision-context.tsx';
import styles from './scheme-swatches.module.css';
import type { SwatchView } from '../model/swatch-groups.ts';

export function SwatchFace({
  slip,
  loading,
  copied,
}: {
  slip: SwatchView;
  loading: boolean;
  copied: boolean;
}) {
  const { t } = useTranslation('generator');
  const seen = useSimulatedColor(slip.swatch.hex);
  return (
    <span className={styles.face} data-copied={copied || undefined}>
      {copied ? (
        <>
          <span className={styles.name}>{t('strip.copied')}</span>
          <Check className={styles.tick} size={18} strokeWidth={1.6} aria-hidden="true" />
        </>
      ) : slip.repeatsLeft ? (
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
      {seen ? <span className={styles.simulated} style={{ background: seen }} /> : null}
    </span>
  );
}

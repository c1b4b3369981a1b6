import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import styles from './painting-progress.module.css';
import type { Work } from './use-composer.ts';

/** Shows a progress bar by layers. Models do not report layers, so they get a text only. */
export function PaintingProgress({ work }: { work: Extract<Work, { phase: 'painting' | 'painted' }> }) {
  const { t } = useTranslation('gallery');
  if (work.phase === 'painted')
    return (
      <div className={styles.progress}>
        <p className={styles.words}>{t('paint.done')}</p>
        <Link to={`/collections/${work.painted.collectionId}`} className={buttonClass('primary', 'lg')}>
          {t('paint.open')}
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      </div>
    );
  const { layer, layers, maker, stillTrying } = work;
  return (
    <div className={styles.progress}>
      {maker?.kind === 'model' ? null : (
        <div
          role="progressbar"
          aria-label={t('head.painting')}
          aria-valuemin={0}
          aria-valuemax={layers || undefined}
          aria-valuenow={layers ? layer : undefined}
          className={styles.track}
        >
          <div className={styles.bar} style={{ '--share': layers ? layer / layers : 0 }} />
        </div>
      )}
      <p className={styles.words}>
        {layers > 0
          ? t('paint.layer', { layer, layers })
          : maker?.kind === 'model'
            ? t('paint.model')
            : t('paint.waiting')}
      </p>
      <p role="status" className={styles.hint}>
        {stillTrying ? t('paint.stillTrying') : t('paint.leave')}
      </p>
    </div>
  );
}

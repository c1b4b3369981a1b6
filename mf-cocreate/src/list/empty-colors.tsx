import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import { NEW_COLOR_PATH } from '../model/color-path.ts';
import styles from './empty-colors.module.css';

export function EmptyColors() {
  const { t } = useTranslation('cocreate');
  return (
    <section className={styles.empty}>
      <svg width="220" height="124" viewBox="0 0 220 124" aria-hidden="true" className={styles.drawing}>
        <circle cx="66" cy="58" r="42" className={styles.light} />
        <circle cx="158" cy="54" r="38" className={styles.mild} />
        <circle cx="112" cy="72" r="48" className={styles.own} />
      </svg>
      <h2 className={styles.title}>{t('empty.title')}</h2>
      <p className={styles.help}>{t('empty.help')}</p>
      <Link to={NEW_COLOR_PATH} className={buttonClass('primary', 'lg')}>
        {t('empty.step')}
        <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
      </Link>
    </section>
  );
}

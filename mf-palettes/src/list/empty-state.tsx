import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass, classNames } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import styles from './empty-state.module.css';
import { SwatchFan } from './swatch-fan.tsx';

interface EmptyStateProps {
  reason: 'mine' | 'public' | 'search';
  onClearSearch: () => void;
}

export function EmptyState({ reason, onClearSearch }: EmptyStateProps) {
  const { t } = useTranslation('palettes');
  return (
    <section className={styles.empty}>
      <SwatchFan />
      <h2 className={styles.title}>{t(`empty.${reason}.title`)}</h2>
      <p className={styles.help}>{t(`empty.${reason}.help`)}</p>
      {reason === 'search' ? (
        <Button size="lg" className={styles.step} onClick={onClearSearch}>
          {t('empty.search.step')}
        </Button>
      ) : (
        <Link to="/" className={classNames(buttonClass('primary', 'lg'), styles.step)}>
          {t('empty.step')}
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      )}
    </section>
  );
}

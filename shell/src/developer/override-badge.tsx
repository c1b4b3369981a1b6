import type { ActiveArea } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './override-badge.module.css';

/** Says for as long as it is so that this browser gets other releases than visitors do, and leads back. */
export function OverrideBadge({ areas }: { areas: readonly ActiveArea[] }) {
  const { t } = useTranslation('developer');
  return (
    <aside className={styles.badge} aria-label={t('overrides')}>
      <span>
        {t('overrides')} <b>{areas.map(({ area }) => area).join(', ')}</b>
      </span>
      <a href="?reset-overrides">{t('reset')}</a>
    </aside>
  );
}

import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { useState } from 'react';
import styles from './badges.module.css';

export function OverrideEnded({ areas }: { areas: readonly string[] }) {
  const { t } = useTranslation('developer');
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <aside className={`${styles.badge} ${styles.ended}`} aria-label={t('overrides.title')}>
      <p role="status">{t('overrides.ended', { areas: areas.join(', ') })}</p>
      <Button onClick={() => setRead(true)}>{t('overrides.close')}</Button>
    </aside>
  );
}

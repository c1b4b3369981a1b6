import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './notes.module.css';

export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.note} role="alert">
      <p>{t('list.failed')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </div>
  );
}

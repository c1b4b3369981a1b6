import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import RotateCw from '@danqing/ui-kit/icons/rotate-cw';
import styles from './list.module.css';

/** Says what did not come, in its place, and tries again. */
export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('palettes');
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button onClick={onRetry}>
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        {t('list.retry')}
      </Button>
    </div>
  );
}

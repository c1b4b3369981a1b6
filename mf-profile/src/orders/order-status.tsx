import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './order-status.module.css';

/** Shows the status with its label and colour; an unknown status is shown unchanged (specification part 2 §4). */
export function OrderStatus({ status }: { status: string }) {
  const { t } = useTranslation('profile');
  const words: Readonly<Record<string, string>> = {
    completed: t('status.completed'),
    pending: t('status.pending'),
    failed: t('status.failed'),
    cancelled: t('status.cancelled'),
  };
  return (
    <span data-status={status} className={styles.status}>
      {words[status] ?? status}
    </span>
  );
}

import { getReceipt } from '@danqing/api-client';
import { notify, useRequest } from '@danqing/area-kit';
import { authorizedFetch, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { saveFile } from '../model/save-file.ts';
import styles from './order-receipt.module.css';

export function OrderReceipt({ memberId, orderId }: { memberId: number; orderId: string }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { basePath } = usePageData();
  const [{ phase }, request] = useRequest({
    log: 'profile: a receipt could not be made',
    unmount: 'continue',
  });
  const save = () =>
    request.start(
      async () => {
        const file = await getReceipt(memberId, orderId, locale, { basePath, fetch: authorizedFetch });
        saveFile(`${t('orders.receipt')}_${orderId}.pdf`, file);
      },
      {
        onFailure: ({ reason }) => notify({ message: reason ?? t('orders.receiptFailed'), variant: 'error' }),
      },
    );
  return (
    <button
      type="button"
      className={styles.receipt}
      aria-label={t('orders.receiptOf', { id: orderId })}
      aria-disabled={phase === 'running' || undefined}
      onClick={() => void save()}
    >
      {t('orders.receipt')}
    </button>
  );
}

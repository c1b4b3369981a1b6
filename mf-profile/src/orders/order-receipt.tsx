import { getReceipt, helpfulReason } from '@danqing/api-client';
import { notify } from '@danqing/area-kit';
import { authorizedFetch, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';
import { saveFile } from '../model/save-file.ts';
import styles from './order-receipt.module.css';

export function OrderReceipt({ memberId, orderId }: { memberId: number; orderId: string }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { basePath } = usePageData();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await getReceipt(memberId, orderId, locale, { basePath, fetch: authorizedFetch });
      saveFile(`${t('orders.receipt')}_${orderId}.pdf`, file);
    } catch (error) {
      logError('profile: a receipt could not be made', error);
      notify({ message: helpfulReason(error) ?? t('orders.receiptFailed'), variant: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.receipt}
      aria-label={t('orders.receiptOf', { id: orderId })}
      aria-disabled={busy || undefined}
      onClick={() => void save()}
    >
      {t('orders.receipt')}
    </button>
  );
}

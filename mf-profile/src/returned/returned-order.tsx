import type { Order } from '@danqing/contracts/payments';
import { useLocale, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { yuanText } from '../model/money.ts';
import styles from './returned-order.module.css';
import type { ReturnedPayment, ReturnedState } from './use-returned-order.ts';

export function ReturnedOrder({ state, close }: ReturnedPayment) {
  const { t } = useTranslation('profile');
  const tone = state.status === 'known' ? state.order.status : state.status;
  return (
    <section aria-label={t('returned.label')} data-tone={tone} className={styles.returned}>
      <div role="status" className={styles.said}>
        <ResultMessage state={state} />
      </div>
      {state.status === 'failed' ? (
        <Button size="sm" onClick={state.retry}>
          {t('retry')}
        </Button>
      ) : null}
      <IconButton label={t('returned.close')} onClick={close}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

function ResultMessage({ state }: { state: ReturnedState }) {
  const { t } = useTranslation('profile');
  if (state.status === 'loading') return <p>{t('returned.asking')}</p>;
  if (state.status === 'missing') return <p>{t('returned.missing')}</p>;
  if (state.status === 'failed') return <p>{t('returned.unknown')}</p>;
  const { order, left } = state;
  return (
    <>
      <p>
        <Outcome order={order} left={left} />
      </p>
      <p className={styles.order}>
        {t('returned.order', { id: order.id })}
        {order.sandbox ? <> · {t('returned.sandbox')}</> : null}
      </p>
    </>
  );
}

function Outcome({ order: { status, amount, order_items: items }, left }: { order: Order; left: boolean }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { user } = useSession();
  const count = items.reduce((sum, item) => sum + item.credits * item.quantity, 0);
  if (status === 'completed')
    return (
      <b>
        {t('returned.completed', { count, price: yuanText(amount, locale) })}
        {user?.credits === null || user === null ? null : (
          <> {t('returned.balance', { count: user.credits })}</>
        )}
      </b>
    );
  if (status === 'pending') return <b>{left ? t('returned.left') : t('returned.pending')}</b>;
  return <b>{status === 'failed' ? t('returned.failed') : t('returned.cancelled')}</b>;
}

import { ListFailure, Pager } from '@danqing/area-kit';
import type { Order } from '@danqing/contracts/payments';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import { dayAndTime } from '../model/dates.ts';
import { yuanText } from '../model/money.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderStatus } from './order-status.tsx';
import rows from '../history/rows.module.css';
import styles from './orders.module.css';
import { useOrders } from './use-orders.ts';

const ROWS = [0, 1, 2];

interface OrdersProps {
  memberId: number;
  changeKey: string | null;
}

export function Orders({ memberId, changeKey }: OrdersProps) {
  const { t } = useTranslation('profile');
  const { status, orders, page, pages, stale, turnTo, retry } = useOrders(memberId, changeKey);
  return (
    <section aria-labelledby="orders-title" aria-busy={status === 'loading' || stale || undefined}>
      <h2 id="orders-title" className={styles.title}>
        {t('orders.title')}
      </h2>
      {status === 'failed' ? (
        <ListFailure message={t('orders.loadFailed')} retry={t('retry')} onRetry={retry} />
      ) : status === 'loading' ? (
        <div className={rows.coming}>
          <VisuallyHidden>
            <span role="status">{t('orders.loading')}</span>
          </VisuallyHidden>
          {ROWS.map((row) => (
            <Skeleton key={row} className={rows.comingRow} />
          ))}
        </div>
      ) : orders.length === 0 ? (
        <p className={rows.empty}>{t('orders.empty')}</p>
      ) : (
        <>
          <table className={classNames(styles.table, stale && styles.stale)}>
            <thead>
              <tr>
                <th scope="col">{t('orders.id')}</th>
                <th scope="col">{t('orders.time')}</th>
                <th scope="col">{t('orders.content')}</th>
                <th scope="col">{t('orders.method')}</th>
                <th scope="col">{t('orders.status')}</th>
                <th scope="col" className={styles.amount}>
                  {t('orders.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} memberId={memberId} />
              ))}
            </tbody>
          </table>
          {pages > 1 ? (
            <Pager
              page={page}
              pages={pages}
              texts={{
                label: t('orders.pager'),
                previous: t('previous'),
                next: t('next'),
                position: t('place', { page, pages }),
              }}
              onPage={turnTo}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

function OrderRow({ order, memberId }: { order: Order; memberId: number }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { id, amount, method, status, sandbox, refunded_amount: refunded, created_at, order_items } = order;
  return (
    <tr>
      <td className={classNames('num', styles.id)}>{id}</td>
      <td>
        <time dateTime={created_at}>{dayAndTime(new Date(created_at), locale)}</time>
      </td>
      <td>
        {order_items.map((item, index) => (
          <span key={index} className={styles.item}>
            {t('orders.credits', { count: item.credits * item.quantity })}
          </span>
        ))}
      </td>
      <td>
        {method === 'alipay' ? t('orders.alipay') : 'Stripe'}
        {sandbox ? <span className={styles.sandbox}>{t('orders.sandbox')}</span> : null}
      </td>
      <td>
        <OrderStatus status={status} />
        {status === 'completed' ? <OrderReceipt memberId={memberId} orderId={id} /> : null}
      </td>
      <td className={classNames('num', styles.amount)}>
        {yuanText(amount, locale)}
        {refunded !== undefined && Number(refunded) > 0 ? (
          <span className={styles.refunded}>
            {t('orders.refunded', { amount: yuanText(refunded, locale) })}
          </span>
        ) : null}
      </td>
    </tr>
  );
}

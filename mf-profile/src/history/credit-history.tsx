import { creditHistoryKey, listCreditHistory } from '@danqing/api-client';
import { ListFailure } from '@danqing/area-kit';
import type { CreditEntry } from '@danqing/contracts/credits';
import { authorizedFetch, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Link } from '@danqing/shell-sdk/router';
import { classNames, logError, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { dayAndTime } from '../model/dates.ts';
import { KeyPager } from '../works/key-pager.tsx';
import styles from './credit-history.module.css';
import rows from './rows.module.css';

const ROWS = [0, 1, 2];

interface CreditHistoryProps {
  memberId: number;
  credits: number | null;
}

export function CreditHistory({ memberId, credits }: CreditHistoryProps) {
  const { t } = useTranslation('profile');
  const { basePath } = usePageData();
  const [turned, setTurned] = useState<readonly number[]>([]);
  const before = turned.at(-1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: creditHistoryKey(memberId, credits, before),
    queryFn: ({ signal }) =>
      listCreditHistory(memberId, before, { basePath, fetch: authorizedFetch, signal }),
    // Keeps the previous page of the same member, never another member's entries.
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
  useEffect(() => {
    if (error) logError('profile: the credit history could not be loaded', error);
  }, [error]);
  const failed = error !== null && !isFetching && (!data || isPlaceholderData);
  const next = data?.next ?? null;
  return (
    <section aria-labelledby="history-title" aria-busy={isFetching || undefined}>
      <h2 id="history-title" className={styles.title}>
        {t('history.title')}
      </h2>
      {failed ? (
        <ListFailure message={t('history.loadFailed')} retry={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={rows.coming}>
          <VisuallyHidden>
            <span role="status">{t('history.loading')}</span>
          </VisuallyHidden>
          {ROWS.map((row) => (
            <Skeleton key={row} className={rows.comingRow} />
          ))}
        </div>
      ) : data.data.length === 0 ? (
        <p className={rows.empty}>{t('history.empty')}</p>
      ) : (
        <>
          <ol className={classNames(styles.list, isPlaceholderData && styles.stale)}>
            {data.data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {turned.length > 0 || next !== null ? (
            <KeyPager
              label={t('history.pager')}
              onNewer={turned.length > 0 ? () => setTurned(turned.slice(0, -1)) : null}
              onOlder={next !== null && !isPlaceholderData ? () => setTurned([...turned, next]) : null}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { at, amount, balance_after: balance, returned, order_id, palette_id } = entry;
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(amount);
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {palette_id === null ? (
          <Reason entry={entry} />
        ) : (
          <Link to={`/palettes/${palette_id}`} className={styles.link}>
            <Reason entry={entry} />
          </Link>
        )}
        {returned ? <span className={styles.aside}>{t('history.returned')}</span> : null}
        {order_id === null ? null : <span className={classNames('num', styles.aside)}>{order_id}</span>}
      </span>
      <time dateTime={at} className={styles.at}>
        {dayAndTime(new Date(at), locale)}
      </time>
      <b className={classNames('num', styles.amount, amount > 0 && styles.more)}>{signed}</b>
      <span className={classNames('num', styles.balance)}>{t('history.balance', { count: balance })}</span>
    </li>
  );
}

function Reason({ entry: { reason } }: { entry: CreditEntry }) {
  const { t } = useTranslation('profile');
  return t(`history.reason.${reason}`);
}

import { cocreateKeys, listCocreatedColors } from '@danqing/api-client';
import { ListFailure, Pager } from '@danqing/area-kit';
import type { ColorGroup } from '@danqing/contracts/cocreate';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, classNames, logError, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import styles from './own-colors.module.css';

const PAGE_SIZE = 12;
const COMING = [0, 1, 2, 3, 4, 5];

/** The colours that the member named, the newest first. */
export function OwnColors({ memberId }: { memberId: number }) {
  const { t } = useTranslation('profile');
  const { basePath } = usePageData();
  const [page, setPage] = useState(1);
  const search = { userId: memberId, sort: 'latest' as const, page, pageSize: PAGE_SIZE };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: cocreateKeys.list(search),
    queryFn: ({ signal }) => listCocreatedColors(search, { basePath, fetch: authorizedFetch, signal }),
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    if (error) logError('profile: the own colours could not be loaded', error);
  }, [error]);
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1;
  const failed = error !== null && !isFetching && (!data || isPlaceholderData);
  return (
    <section aria-labelledby="colors-title" aria-busy={isFetching || undefined}>
      <div className={styles.head}>
        <h2 id="colors-title" className={styles.title}>
          {t('colors.title')}
        </h2>
        {data && data.total > 0 ? (
          <p className={styles.total}>{t('colors.total', { count: data.total })}</p>
        ) : null}
      </div>
      {failed ? (
        <ListFailure message={t('colors.loadFailed')} retry={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.list}>
          <VisuallyHidden>
            <span role="status">{t('colors.loading')}</span>
          </VisuallyHidden>
          {COMING.map((place) => (
            <span key={place} className={styles.color}>
              <Skeleton className={styles.circle} />
              <Skeleton className={styles.word} />
            </span>
          ))}
        </div>
      ) : data.items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('colors.empty')}</p>
          <Link to="/co-create-colors/new" className={buttonClass()}>
            {t('colors.step')}
          </Link>
        </div>
      ) : (
        <>
          <ul className={classNames(styles.list, isPlaceholderData && styles.stale)}>
            {data.items.map((group) => (
              <li key={group.id}>
                <OwnColor group={group} />
              </li>
            ))}
          </ul>
          {pages > 1 ? (
            <Pager
              page={page}
              pages={pages}
              texts={{
                label: t('colors.pager'),
                previous: t('previous'),
                next: t('next'),
                place: t('place', { page, pages }),
              }}
              onPage={setPage}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

function OwnColor({ group: { id, name, hex, group_total: total } }: { group: ColorGroup }) {
  return (
    <Link to={`/co-create-colors/${id}`} title={hex} className={styles.color}>
      <span aria-hidden="true" className={styles.circle} style={{ background: hex }} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {total > 1 ? <span className="num"> ×{total}</span> : null}
      </span>
    </Link>
  );
}

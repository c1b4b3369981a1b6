import { cocreateKeys, listCocreatedColors } from '@danqing/api-client';
import { ListFailure, Pager } from '@danqing/area-kit';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { ColorCircles, ColorCirclesSkeleton } from './color-circles.tsx';
import styles from './works-section.module.css';

const PAGE_SIZE = 12;

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
        <ColorCirclesSkeleton label={t('colors.loading')} />
      ) : data.items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('colors.empty')}</p>
          <Link to="/co-create-colors/new" className={buttonClass()}>
            {t('colors.step')}
          </Link>
        </div>
      ) : (
        <>
          <ColorCircles groups={data.items} stale={isPlaceholderData} />
          {pages > 1 ? (
            <Pager
              page={page}
              pages={pages}
              texts={{
                label: t('colors.pager'),
                previous: t('previous'),
                next: t('next'),
                position: t('place', { page, pages }),
              }}
              onPage={setPage}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

import { cocreateKeys, listCocreatedColors } from '@danqing/api-client';
import { ListFailure, Pager } from '@danqing/area-kit';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';
import { ColorCircles, ColorCirclesSkeleton } from '../works/color-circles.tsx';
import type { MemberWorksProps } from './member-works.tsx';
import styles from './works-panel.module.css';

const PAGE_SIZE = 24;

export function MemberColors({ memberId, turn, onTurned }: MemberWorksProps) {
  const { t } = useTranslation('member');
  const { t: tProfile } = useTranslation('profile');
  const { basePath } = usePageData();
  const { user } = useSession();
  const { page } = turn.address;
  const search = { userId: memberId, sort: 'latest' as const, page, pageSize: PAGE_SIZE };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...cocreateKeys.list(search), user?.id ?? null],
    queryFn: ({ signal }) => listCocreatedColors(search, { basePath, fetch: authorizedFetch, signal }),
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    if (error) logError('profile: the colours of a member could not be loaded', error);
  }, [error]);
  if (error !== null && !isFetching && (!data || isPlaceholderData))
    return (
      <ListFailure message={t('failed.colors')} retry={tProfile('retry')} onRetry={() => void refetch()} />
    );
  if (!data) return <ColorCirclesSkeleton label={t('loading.colors')} large />;
  const pages = Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  return (
    <>
      {data.items.length === 0 ? (
        <p className={styles.empty}>{t('empty.colors')}</p>
      ) : (
        <ColorCircles groups={data.items} stale={isPlaceholderData} large />
      )}
      {pages > 1 || page > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{
            label: t('pager'),
            previous: tProfile('previous'),
            next: tProfile('next'),
            position: tProfile('place', { page, pages }),
          }}
          onPage={(next) => {
            turn.showPage(Math.min(next, pages));
            onTurned();
          }}
        />
      ) : null}
    </>
  );
}

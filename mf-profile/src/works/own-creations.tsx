import { listMemberCollections, memberKeys } from '@danqing/api-client';
import { ListFailure } from '@danqing/area-kit';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, classNames, logError, VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { CardSkeleton } from './card-skeleton.tsx';
import { CreationCard } from './creation-card.tsx';
import { KeyPager } from './key-pager.tsx';
import styles from './works-section.module.css';

const PAGE_SIZE = 6;
const COMING = [0, 1, 2];
const SIZES = '(min-width: 64rem) 12rem, (min-width: 48rem) 30vw, 45vw';

/** Renders the member's creations, newest first, including those that the gallery does not list. */
export function OwnCreations({ memberId }: { memberId: number }) {
  const { t } = useTranslation('profile');
  const { basePath } = usePageData();
  const [turned, setTurned] = useState<readonly number[]>([]);
  const search = { limit: PAGE_SIZE, after: turned.at(-1) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: memberKeys.collections(memberId, memberId, search),
    queryFn: ({ signal }) =>
      listMemberCollections(memberId, search, { basePath, fetch: authorizedFetch, signal }),
    // Keeps the previous page of the same member, never another member's creations.
    placeholderData: (previous, query) => (query?.queryKey[2] === memberId ? previous : undefined),
  });
  useEffect(() => {
    if (error) logError('profile: the own creations could not be loaded', error);
  }, [error]);
  const failed = error !== null && !isFetching && (!data || isPlaceholderData);
  const next = data?.next ?? null;
  return (
    <section aria-labelledby="creations-title" aria-busy={isFetching || undefined}>
      <div className={styles.head}>
        <h2 id="creations-title" className={styles.title}>
          {t('creations.title')}
        </h2>
      </div>
      {failed ? (
        <ListFailure message={t('creations.loadFailed')} retry={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.thumbnails}>
          <VisuallyHidden>
            <span role="status">{t('creations.loading')}</span>
          </VisuallyHidden>
          {COMING.map((place) => (
            <CardSkeleton key={place} kind="painting" />
          ))}
        </div>
      ) : data.items.length === 0 && turned.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('creations.empty')}</p>
          <Link to="/gallery" className={buttonClass()}>
            {t('creations.step')}
          </Link>
        </div>
      ) : (
        <>
          <ul
            aria-label={t('creations.title')}
            className={classNames(styles.thumbnails, isPlaceholderData && styles.stale)}
          >
            {data.items.map((collection) => (
              <li key={collection.id}>
                <CreationCard collection={collection} sizes={SIZES} />
              </li>
            ))}
          </ul>
          {turned.length > 0 || next !== null ? (
            <KeyPager
              label={t('creations.pager')}
              onNewer={turned.length > 0 ? () => setTurned(turned.slice(0, -1)) : null}
              onOlder={next !== null && !isPlaceholderData ? () => setTurned([...turned, next]) : null}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

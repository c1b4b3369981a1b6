import { ListFailure, useLastPage } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCollections } from '../data/use-collections.ts';
import styles from './collections.module.css';
import { CreationGrid, CreationGridSkeleton } from './creation-grid.tsx';
import { NumberPager } from './number-pager.tsx';
import { boundedPage } from './page-window.ts';

interface CollectionsProps {
  name: string | null;
  title: ReactNode;
  empty: ReactNode;
}

export function Collections({ name, title, empty }: CollectionsProps) {
  const { t } = useTranslation('gallery');
  const [query, setQuery] = useSearchParams();
  const page = boundedPage(query.get('page'));
  const state = useCollections(name, page);
  const head = useRef<HTMLElement>(null);
  const pages = state.status === 'loaded' && !state.stale ? state.pages : null;
  const beyond = useLastPage(page, pages, (last) => {
    setQuery(last > 1 ? { page: String(last) } : {}, { replace: true });
  });
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <section ref={head} aria-labelledby="collections" className={styles.section}>
      <header className={styles.head}>
        <h2 id="collections" className={styles.title}>
          {title}
        </h2>
      </header>
      {state.status === 'failed' ? (
        <ListFailure
          message={navigator.onLine ? t('list.failed') : t('list.offline')}
          retry={t('list.retry')}
          onRetry={state.retry}
        />
      ) : state.status === 'loading' || beyond ? (
        <CreationGridSkeleton label={t('list.loading')} />
      ) : state.collections.length === 0 ? (
        empty
      ) : (
        <>
          <CreationGrid
            label={t('list.label')}
            collections={state.collections}
            stale={state.stale}
            eager={name === null}
          />
          {state.pages > 1 ? <NumberPager page={page} pages={state.pages} /> : null}
        </>
      )}
    </section>
  );
}

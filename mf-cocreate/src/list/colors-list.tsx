import { ListFailure, Pager, useLastPage } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import type { ColorsAddress } from '../model/colors-address.ts';
import type { ChangeAddress } from '../model/use-address.ts';
import type { ColorsState } from '../model/use-colors.ts';
import { ColorCard } from './color-card.tsx';
import styles from './colors-list.module.css';
import { EmptyColors } from './empty-colors.tsx';

interface ColorsListProps {
  state: ColorsState;
  address: ColorsAddress;
  change: ChangeAddress;
  onPage: () => void;
}

export function ColorsList({ state, address, change, onPage }: ColorsListProps) {
  const { t } = useTranslation('cocreate');
  const { hex } = address;
  const isKnown = state.status === 'loaded' && !state.stale;
  const isBeyond = useLastPage(address.page ?? 1, isKnown ? state.pages : null, (page) =>
    change({ page, hex }, { replace: true }),
  );
  if (state.status === 'failed')
    return (
      <ListFailure
        message={navigator.onLine ? t('failed') : t('offline')}
        retry={t('retry')}
        onRetry={state.retry}
      />
    );
  if (state.status === 'loading' || isBeyond) return <ListSkeleton label={t('loading')} />;
  const { groups, total, page, pages, stale } = state;
  if (total === 0) return <EmptyColors />;
  return (
    <>
      <div aria-busy={stale || undefined} className={classNames(styles.cards, stale && styles.stale)}>
        {groups.map((group) => (
          <ColorCard key={group.name} group={group} hex={hex} />
        ))}
      </div>
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            position: t('pager.place', { page, pages }),
          }}
          onPage={(next) => {
            change({ page: next });
            onPage();
          }}
        />
      ) : null}
    </>
  );
}

const CARDS = [0, 1, 2, 3, 4, 5];

function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <div key={card}>
            <Skeleton className={styles.orbs} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.facts} />
          </div>
        ))}
      </div>
    </div>
  );
}

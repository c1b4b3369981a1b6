import { ListFailure, Pager } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import type { ColorsState } from '../model/use-colors.ts';
import { ColorCard } from './color-card.tsx';
import styles from './colors-list.module.css';
import { EmptyColors } from './empty-colors.tsx';

interface ColorsListProps {
  state: ColorsState;
  /** The colour that the address asks for. */
  hex: string | null;
  onPage: (page: number) => void;
}

/** The list in whichever state it is. */
export function ColorsList({ state, hex, onPage }: ColorsListProps) {
  const { t } = useTranslation('cocreate');
  if (state.status === 'failed')
    return (
      <ListFailure
        message={navigator.onLine ? t('failed') : t('offline')}
        retry={t('retry')}
        onRetry={state.retry}
      />
    );
  if (state.status === 'loading') return <ListSkeleton label={t('loading')} />;
  const { groups, page, pages, stale } = state;
  if (groups.length === 0 && page === 1) return <EmptyColors />;
  return (
    <>
      <div aria-busy={stale || undefined} className={classNames(styles.cards, stale && styles.stale)}>
        {groups.map((group) => (
          <ColorCard key={group.name} group={group} hex={hex} />
        ))}
      </div>
      {groups.length === 0 ? <p className={styles.beyond}>{t('beyond')}</p> : null}
      {pages > 1 || page > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            place: t('pager.place', { page, pages }),
          }}
          // From beyond the end back to what there is.
          onPage={(next) => onPage(Math.min(next, pages))}
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

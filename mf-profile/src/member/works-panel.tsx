import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, VisuallyHidden } from '@danqing/ui-kit';
import type { ReactNode } from 'react';
import { CardSkeleton } from '../works/card-skeleton.tsx';
import { KeyPager } from '../works/key-pager.tsx';
import type { AddressControl } from './use-address.ts';
import type { WorksState } from './use-works.ts';
import styles from './works-panel.module.css';

const COMING = [0, 1, 2, 3, 4, 5];

interface WorksPanelProps<Work> {
  kind: 'palettes' | 'collections';
  state: WorksState<Work>;
  turn: AddressControl;
  onTurned: () => void;
  cardOf: (work: Work) => ReactNode;
}

export function WorksPanel<Work extends { id: number }>(props: WorksPanelProps<Work>) {
  const { kind, state, turn, onTurned, cardOf } = props;
  const { t } = useTranslation('member');
  const { t: tProfile } = useTranslation('profile');
  const { status, items, next, stale, retry } = state;
  const { after } = turn.address;
  if (status === 'failed')
    return <ListFailure message={t(`failed.${kind}`)} retry={tProfile('retry')} onRetry={retry} />;
  if (status === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{t(`loading.${kind}`)}</span>
        </VisuallyHidden>
        <div className={styles.cards}>
          {COMING.map((place) => (
            <CardSkeleton key={place} kind={kind === 'palettes' ? 'stripes' : 'painting'} />
          ))}
        </div>
      </div>
    );
  return (
    <>
      {items.length === 0 ? (
        <p className={styles.empty}>{t(`empty.${kind}`)}</p>
      ) : (
        <ul
          aria-label={t(`label.${kind}`)}
          aria-busy={stale || undefined}
          className={classNames(styles.cards, stale && styles.stale)}
        >
          {items.map((work) => (
            <li key={work.id}>{cardOf(work)}</li>
          ))}
        </ul>
      )}
      {after !== null || next !== null ? (
        <KeyPager
          label={t('pager')}
          onNewer={
            after === null
              ? null
              : () => {
                  turn.showNewer();
                  onTurned();
                }
          }
          onOlder={
            next === null || stale
              ? null
              : () => {
                  turn.showOlder(next);
                  onTurned();
                }
          }
        />
      ) : null}
    </>
  );
}

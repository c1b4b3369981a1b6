import { ListFailure, Pager, useLastPage } from '@danqing/area-kit';
import type { Palette } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { PalettesAddress, PalettesTab } from '../address/palettes-address.ts';
import type { ChangeAddress } from '../address/use-address.ts';
import type { CardActions } from '../card/card-actions.ts';
import type { ListState } from '../data/list-state.ts';
import { hasPlaceholders, withDeletions } from '../deletion/deletions.ts';
import type { DeletionControl } from '../deletion/use-deletions.ts';
import { EmptyState } from '../list/empty-state.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { PaletteList } from '../list/palette-list.tsx';
import { useFindMatchingColor } from '../match/use-find-matching-color.ts';

interface ListPanelProps {
  tab: PalettesTab;
  state: ListState;
  list: string;
  address: PalettesAddress;
  change: ChangeAddress;
  deletion: DeletionControl;
  memberId: number | null;
  actions: CardActions;
  onPage: () => void;
}

export function ListPanel(props: ListPanelProps) {
  const { tab, state, list, address, change, deletion, memberId, actions, onPage } = props;
  const { t } = useTranslation('palettes');
  const colorFoundBy = useFindMatchingColor(address.search);
  const searching = address.search !== '' || address.near !== null;
  // A placeholder may be alone on the last page, so that page stays while its deletion can be undone.
  const isKnown = state.status === 'loaded' && !state.stale && !hasPlaceholders(deletion.deletions, list);
  const beyond = useLastPage(address.page, isKnown ? state.pages : null, (page) =>
    change({ page }, { replace: true }),
  );

  if (state.status === 'failed')
    return (
      <ListFailure
        message={navigator.onLine ? t(`list.failed.${tab}`) : t('list.offline')}
        retry={t('list.retry')}
        onRetry={state.retry}
      />
    );
  if (state.status === 'loading' || beyond) return <ListSkeleton label={t(`list.loading.${tab}`)} />;

  const entries = withDeletions(state.palettes, deletion.deletions, list);
  if (entries.length === 0) {
    const clear = () => change({ search: '', near: null });
    return <EmptyState reason={searching ? 'search' : tab} onClearSearch={clear} />;
  }
  const turnTo = (page: number) => {
    change({ page });
    onPage();
  };
  return (
    <>
      <PaletteList
        label={t(`list.label.${tab}`)}
        entries={entries}
        stale={state.stale}
        isOwn={(palette: Palette) => palette.user_id === memberId}
        actions={actions}
        colorFoundBy={colorFoundBy}
        returned={deletion.restored?.id ?? null}
        onUndo={deletion.undo}
        onExpired={deletion.expire}
      />
      {state.pages > 1 || state.page > 1 ? (
        <Pager
          page={state.page}
          pages={state.pages}
          texts={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            position: t('pager.place', { page: state.page, pages: state.pages }),
          }}
          onPage={turnTo}
        />
      ) : null}
    </>
  );
}

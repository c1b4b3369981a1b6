import { pageTitle } from '@danqing/contracts/page';
import type { Palette } from '@danqing/contracts/palettes';
import { useLocale, useSession, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TabPanel, Tabs, TitleLabel } from '@danqing/ui-kit';
import { useCallback, useMemo, useRef } from 'react';
import type { PalettesTab } from '../address/palettes-address.ts';
import { useAddress } from '../address/use-address.ts';
import type { CardActions } from '../card/card-actions.ts';
import type { ListState } from '../data/list-state.ts';
import { useOwnPalettes } from '../data/use-own-palettes.ts';
import { usePublicPalettes } from '../data/use-public-palettes.ts';
import { withoutDeleted } from '../deletion/deletions.ts';
import { useDeletions } from '../deletion/use-deletions.ts';
import type { ListCount } from '../head/list-tabs.tsx';
import { PageHead } from '../head/page-head.tsx';
import { ImportFlow } from '../import/import-flow.tsx';
import { useImport } from '../import/use-import.ts';
import { NearChip } from '../near/near-chip.tsx';
import { Announcement } from './announcement.tsx';
import { Banner } from './banner.tsx';
import { ListPanel } from './list-panel.tsx';
import styles from './palettes-page.module.css';
import { useOpenPalette } from './use-open-palette.ts';

export function PalettesPage() {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  useTitle(pageTitle(t('title'), locale));
  const { user } = useSession();
  const [address, change] = useAddress();
  const { page, sort, search, near } = address;
  const tab: PalettesTab = user ? (address.tab ?? 'mine') : 'public';

  const everybody = usePublicPalettes({ page: tab === 'public' ? page : 1, sort, search, near });
  const own = useOwnPalettes(user, { page: tab === 'mine' ? page : 1, search, near });
  const { reload: reloadOwn } = own;
  const { reload: reloadPublic } = everybody;
  const reload = useCallback(() => Promise.all([reloadOwn(), reloadPublic()]), [reloadOwn, reloadPublic]);
  const list = [user?.id, tab, page, sort, search, near].join('|');
  const deletion = useDeletions(list, reload);
  const ownList = useMemo(() => withoutDeleted(own.list, deletion.deletions), [own.list, deletion.deletions]);
  const shown = tab === 'mine' ? ownList : everybody.list;

  const panel = useRef<HTMLDivElement>(null);
  const open = useOpenPalette();
  const { remove } = deletion;
  const actions: CardActions = {
    // Pins the public list. Without a tab in the URL, signing in would switch to the member's own palettes.
    stay: () => {
      if (!user && address.tab !== 'public') change({ tab: 'public', page }, { replace: true });
    },
    open: ({ id, version, colors }: Palette) => open(colors, { id, version }),
    showNear: (hex) => change({ tab, near: hex }),
    remove,
  };
  const importing = useImport();
  const publicCount = countOf(everybody.list);
  const counts: [PalettesTab, ListCount | null][] = user
    ? [
        ['mine', countOf(ownList)],
        ['public', publicCount],
      ]
    : [['public', publicCount]];

  return (
    <TitleLabel title={t('title')}>
      <Tabs value={tab} onChange={(value) => change({ tab: value as PalettesTab })}>
        <PageHead
          tab={tab}
          counts={counts}
          address={address}
          change={change}
          onImport={(file) => void importing.read(file)}
        />
        <Announcement
          deletion={deletion}
          found={(search || near) && shown.status === 'loaded' && !shown.stale ? shown.total : null}
        />
        {user ? null : <Banner />}
        {near ? <NearChip hex={near} onRemove={() => change({ near: null })} /> : null}
        {counts.map(([value]) => (
          <TabPanel
            key={value}
            ref={value === tab ? panel : undefined}
            value={value}
            tabIndex={-1}
            className={styles.panel}
          >
            {value === tab ? (
              <ListPanel
                tab={tab}
                state={shown}
                list={list}
                address={address}
                change={change}
                deletion={deletion}
                memberId={user?.id ?? null}
                actions={actions}
                onPage={() => panel.current?.scrollIntoView({ block: 'start' })}
              />
            ) : null}
          </TabPanel>
        ))}
      </Tabs>
      <ImportFlow
        importing={importing}
        onOpen={open}
        onSaved={() => {
          change({ tab: 'mine', search: '', near: null });
          void reload();
        }}
      />
    </TitleLabel>
  );
}

const countOf = (list: ListState): ListCount | null =>
  list.status === 'loaded' ? { total: list.total, capped: list.capped } : null;

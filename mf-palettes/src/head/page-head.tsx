import { prefetchProps } from '@danqing/ui-kit';
import type { PalettesAddress, PalettesTab } from '../address/palettes-address.ts';
import type { ChangeAddress } from '../address/use-address.ts';
import { ImportButton } from '../import/import-button.tsx';
import { importDialog } from '../import/lazy-import-dialog.ts';
import { NearPicker } from '../near/near-picker.tsx';
import { ListTabs, type ListCount } from './list-tabs.tsx';
import styles from './page-head.module.css';
import { SearchField } from './search-field.tsx';
import { SortMenu } from './sort-menu.tsx';

interface PageHeadProps {
  tab: PalettesTab;
  counts: readonly [PalettesTab, ListCount | null][];
  address: PalettesAddress;
  change: ChangeAddress;
  onImport: (file: File) => void;
}

export function PageHead({ tab, counts, address, change, onImport }: PageHeadProps) {
  const { search, sort } = address;
  return (
    <div className={styles.head}>
      <ListTabs counts={counts} />
      <div className={styles.end}>
        <SearchField
          search={search}
          // Replaces the history entry while typing, so that Back leaves the search instead of undoing single
          // letters.
          onSearch={(text) => change({ tab, search: text }, { replace: search !== '' && text !== '' })}
        />
        <NearPicker onChoose={(near) => change({ tab, near })} />
        {tab === 'public' ? (
          <SortMenu sort={sort} onSort={(next) => change({ tab, sort: next })} />
        ) : (
          <ImportButton {...prefetchProps(importDialog)} onFile={onImport} />
        )}
      </div>
    </div>
  );
}

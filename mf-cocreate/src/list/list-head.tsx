import { COCREATE_PAGE_SIZES, COCREATE_SORTS } from '@danqing/contracts/cocreate';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { ChoiceMenu } from '@danqing/ui-kit';
import type { ColorsAddress } from '../model/colors-address.ts';
import type { ChangeAddress } from '../model/use-address.ts';
import type { ColorsState } from '../model/use-colors.ts';
import { CreateButton } from './create-button.tsx';
import styles from './list-head.module.css';

/** Placeholder count for the total line, which avoids layout shift. */
const TYPICAL_TOTAL = 100;

interface ListHeadProps {
  state: ColorsState;
  address: ColorsAddress;
  change: ChangeAddress;
}

export function ListHead({ state, address: { sort, pageSize, hex }, change }: ListHeadProps) {
  const { t } = useTranslation('cocreate');
  // If the URL has a page size that is not in the menu, adds it to the menu.
  const sizes = [...new Set([...COCREATE_PAGE_SIZES, pageSize])].sort((one, other) => one - other);
  const { groups, total } = state.status === 'loaded' ? state : { groups: [], total: 0 };
  return (
    <div className={styles.head}>
      <p className={styles.lead}>
        {t('lead')}{' '}
        <span className={total > 0 ? undefined : styles.awaited}>
          <Trans
            t={t}
            i18nKey="total"
            count={total || TYPICAL_TOTAL}
            components={{ b: <b className="num" /> }}
          />
        </span>
      </p>
      <div className={styles.end}>
        <ChoiceMenu
          label={t('sort.label')}
          value={sort}
          options={[...COCREATE_SORTS].reverse().map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(next) => change({ sort: next, pageSize })}
        />
        <ChoiceMenu
          label={t('pageSize.label')}
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: t('pageSize.each', { count: size }) }))}
          onChange={(size) => change({ pageSize: Number(size) })}
        />
        <CreateButton references={groups.map(({ name }) => name)} originHex={hex} />
      </div>
    </div>
  );
}

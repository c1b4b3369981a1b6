import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Tab, TabList } from '@danqing/ui-kit';
import type { PalettesTab } from '../address/palettes-address.ts';

export interface ListCount {
  total: number;
  capped: boolean;
}

export function ListTabs({ counts }: { counts: readonly [PalettesTab, ListCount | null][] }) {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  return (
    <TabList label={t('tabs.label')}>
      {counts.map(([tab, count]) => (
        <Tab
          key={tab}
          value={tab}
          detail={count && new Intl.NumberFormat(locale).format(count.total) + (count.capped ? '+' : '')}
        >
          {t(`tabs.${tab}`)}
        </Tab>
      ))}
    </TabList>
  );
}

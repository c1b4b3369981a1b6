import type { PaletteSort } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { ChoiceMenu } from '@danqing/ui-kit';

const SORTS: readonly PaletteSort[] = ['downloads', 'newest'];

interface SortMenuProps {
  sort: PaletteSort;
  onSort: (sort: PaletteSort) => void;
}

export function SortMenu({ sort, onSort }: SortMenuProps) {
  const { t } = useTranslation('palettes');
  const options = SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));
  return <ChoiceMenu label={t('sort.label')} value={sort} options={options} onChange={onSort} />;
}

import type { PaletteSort } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Menu, MenuChoice, MenuChoices, MenuContent, MenuTrigger, VisuallyHidden } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import styles from './sort-menu.module.css';

const SORTS: readonly PaletteSort[] = ['downloads', 'newest'];

interface SortMenuProps {
  sort: PaletteSort;
  onSort: (sort: PaletteSort) => void;
}

/** The order of the public palettes. Not Radix's select: it hides the page behind it, and leaves what can take the focus there. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const { t } = useTranslation('palettes');
  return (
    <Menu>
      <MenuTrigger className={styles.trigger}>
        <VisuallyHidden>{t('sort.label')} </VisuallyHidden>
        {t(`sort.${sort}`)}
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
      </MenuTrigger>
      <MenuContent className={styles.menu}>
        <MenuChoices value={sort} onValueChange={(next) => onSort(next as PaletteSort)}>
          {SORTS.map((value) => (
            <MenuChoice key={value} value={value}>
              {t(`sort.${value}`)}
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuContent>
    </Menu>
  );
}

import type { PaletteSort } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger}>
        <VisuallyHidden>{t('sort.label')} </VisuallyHidden>
        {t(`sort.${sort}`)}
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.RadioGroup value={sort} onValueChange={(next) => onSort(next as PaletteSort)}>
            {SORTS.map((value) => (
              <DropdownMenu.RadioItem key={value} value={value} className={styles.item}>
                {t(`sort.${value}`)}
                <DropdownMenu.ItemIndicator className={styles.tick}>
                  <Check size={17} strokeWidth={1.6} aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

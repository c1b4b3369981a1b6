import { isLocale } from '@danqing/contracts';
import Check from 'lucide-react/icons/check';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { LANGUAGES, switchLanguage } from '../language/language.ts';
import { useShell } from '../shell-context.ts';
import styles from './language-menu.module.css';
import type { OpenedMenuProps } from './late-menu.tsx';
import { MenuContent } from './menu-content.tsx';
import menu from './menu.module.css';

export function LanguageList({ Face, byKey }: OpenedMenuProps) {
  const { locale, page } = useShell();
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Face />
      </DropdownMenu.Trigger>
      <MenuContent byKey={byKey}>
        <DropdownMenu.RadioGroup
          value={locale}
          onValueChange={(next) => isLocale(next) && next !== locale && switchLanguage(next, page.basePath)}
        >
          {LANGUAGES.map(({ locale: value, name }) => (
            <DropdownMenu.RadioItem key={value} value={value} lang={value} className={menu.item}>
              {name}
              <DropdownMenu.ItemIndicator className={styles.tick}>
                <Check size={17} aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </DropdownMenu.Root>
  );
}

import { isLocale } from '@danqing/contracts/locale';
import { MenuChoice, MenuChoices } from '@danqing/ui-kit';
import { LANGUAGES, switchLanguage } from '../language/language.ts';
import { useShell } from '../stores/shell-context.ts';
import { BarMenu } from './bar-menu.tsx';
import type { OpenedMenuProps } from './opened-menu.ts';

export function LanguageList(props: OpenedMenuProps) {
  const { locale, page } = useShell();
  return (
    <BarMenu {...props}>
      <MenuChoices
        value={locale}
        onValueChange={(next) => isLocale(next) && next !== locale && switchLanguage(next, page.basePath)}
      >
        {LANGUAGES.map(({ locale: value, name }) => (
          <MenuChoice key={value} value={value} lang={value}>
            {name}
          </MenuChoice>
        ))}
      </MenuChoices>
    </BarMenu>
  );
}

import { isLocale } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass } from '@danqing/ui-kit';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { LANGUAGES, switchLanguage } from '../language/language.ts';
import { useShell } from '../shell-context.ts';
import styles from './language-menu.module.css';
import menu from './menu.module.css';

export function LanguageMenu() {
  const { locale, page } = useShell();
  const { t } = useTranslation();
  const current = LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0];
  return (
    <div className={styles.container}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className={buttonClass('quiet')}
          aria-label={t('language.current', { name: current.name })}
        >
          <span className={styles.full}>{current.name}</span>
          <span className={styles.short}>{current.short}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
            <DropdownMenu.RadioGroup
              value={locale}
              onValueChange={(next) =>
                isLocale(next) && next !== locale && switchLanguage(next, page.basePath)
              }
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
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

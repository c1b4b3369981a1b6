import { useTheme, type Theme } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton, Segments } from '@danqing/ui-kit';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { useState } from 'react';
import { LANGUAGES, switchLanguage } from '../language/language.ts';
import { useShell } from '../shell-context.ts';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './phone-menu.module.css';

/** Everything of the bar in a sheet from the right; the strip of the page that it leaves closes it. */
export function PhoneMenu({ triggerClassName }: { triggerClassName?: string }) {
  const { locale, page, theme } = useShell();
  const { t } = useTranslation();
  const currentTheme = useTheme();
  const [open, setOpen] = useState(false);
  const themes: { value: Theme; label: string; Icon: typeof Sun }[] = [
    { value: 'light', label: t('theme.light'), Icon: Sun },
    { value: 'dark', label: t('theme.dark'), Icon: Moon },
  ];
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={t('menu.open')} className={triggerClassName}>
          <Menu size={20} aria-hidden="true" />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{t('menu.open')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('menu.close')} className={styles.close}>
                <X size={22} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <NavigationLinks className={styles.links} onNavigate={() => setOpen(false)} />
          <div className={styles.settings}>
            <Segments
              label={t('language.label')}
              value={locale}
              onChange={(next) => switchLanguage(next, page.basePath)}
              options={LANGUAGES.map(({ locale: value, name }) => ({ value, label: name, lang: value }))}
              className={styles.segments}
            />
            <Segments
              label={t('theme.label')}
              value={currentTheme}
              onChange={theme.set}
              options={themes.map(({ value, label, Icon }) => ({
                value,
                label: (
                  <>
                    <Icon size={16} aria-hidden="true" />
                    {label}
                  </>
                ),
              }))}
              className={styles.segments}
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { textLanguage } from '@danqing/contracts/locale';
import { navigate, requireLogin, useSession, useTheme, type Theme } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, Button, buttonClass, IconButton, Segments } from '@danqing/ui-kit';
import Coins from '@danqing/ui-kit/icons/coins';
import LogOut from '@danqing/ui-kit/icons/log-out';
import MonitorSmartphone from '@danqing/ui-kit/icons/monitor-smartphone';
import Moon from '@danqing/ui-kit/icons/moon';
import Sun from '@danqing/ui-kit/icons/sun';
import X from '@danqing/ui-kit/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { useRef, useState } from 'react';
import { LANGUAGES, switchLanguage } from '../language/language.ts';
import { useShell } from '../stores/shell-context.ts';
import { BalanceFigure, BalanceUnit } from './balance.tsx';
import { LoginButton } from './login-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { OpenedMenuProps } from './opened-menu.ts';
import { OwnedLink, PROFILE_PATH } from './owned-path.tsx';
import styles from './phone-menu.module.css';

export function PhoneSheet({ Face }: Pick<OpenedMenuProps, 'Face'>) {
  const { locale, page, theme, session, devices } = useShell();
  const { t } = useTranslation();
  const currentTheme = useTheme();
  const { status, user } = useSession();
  const [open, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const afterClose = useRef<(() => void) | null>(null);
  /** Closes the menu before the sign-in opens, because the sign-in returns the focus to the menu's button. */
  const closeAndLogIn = (path?: string) => {
    afterClose.current = () =>
      void requireLogin().then((member) => {
        if (member && path) navigate(path);
      });
    setOpen(false);
  };
  const onClosed = (event: Event) => {
    event.preventDefault();
    trigger.current?.focus();
    afterClose.current?.();
    afterClose.current = null;
  };
  const themes: { value: Theme; label: string; Icon: typeof Sun }[] = [
    { value: 'light', label: t('theme.light'), Icon: Sun },
    { value: 'dark', label: t('theme.dark'), Icon: Moon },
  ];
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Face ref={trigger} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          // The heading is the member's name, so the dialog needs a label of its own.
          aria-labelledby={undefined}
          aria-label={t('menu.open')}
          onCloseAutoFocus={onClosed}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>
              {user ? (
                <>
                  <Avatar name={user.name} image={user.image} className={styles.avatar} />
                  <span lang={textLanguage(user.name)} className={styles.name}>
                    {user.name}
                  </span>
                </>
              ) : (
                t('menu.open')
              )}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('menu.close')} className={styles.close}>
                <X size={22} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <NavigationLinks
            place="phone"
            className={styles.links}
            onNavigate={() => setOpen(false)}
            onLoginRequired={closeAndLogIn}
          />
          <div className={styles.settings}>
            {user && (
              <div className={styles.credits}>
                <span className={styles.balance}>
                  <Coins size={18} aria-hidden="true" />
                  <BalanceFigure credits={user.credits} />
                  <BalanceUnit credits={user.credits} />
                </span>
                <OwnedLink
                  to={PROFILE_PATH}
                  className={buttonClass('primary')}
                  onClick={() => setOpen(false)}
                >
                  {t('account.buy')}
                </OwnedLink>
              </div>
            )}
            {status === 'signed-out' && (
              <LoginButton variant="primary" size="lg" onClick={() => closeAndLogIn()} />
            )}
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
            {user && (
              <Button
                variant="quiet"
                className={styles.logout}
                onClick={() => {
                  afterClose.current = devices.open;
                  setOpen(false);
                }}
              >
                <MonitorSmartphone size={17} aria-hidden="true" />
                {t('account.devices')}
              </Button>
            )}
            {user && (
              <Button variant="quiet" className={styles.logout} onClick={() => void session.logout()}>
                <LogOut size={17} aria-hidden="true" />
                {t('account.logout')}
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

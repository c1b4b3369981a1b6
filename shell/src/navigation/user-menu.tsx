import type { User } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, buttonClass } from '@danqing/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import UserIcon from 'lucide-react/icons/user';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useShell } from '../shell-context.ts';
import menu from './menu.module.css';
import { OwnedLink, PROFILE_PATH, useOwned } from './owned-path.tsx';
import styles from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const { session } = useShell();
  const { t } = useTranslation();
  const hasProfile = useOwned(PROFILE_PATH);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={buttonClass('quiet')}
        aria-label={t('account.menu', { name: user.name })}
      >
        <Avatar name={user.name} image={user.image} />
        <span className={styles.name}>{user.name}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.Label className={styles.head}>
            <Avatar name={user.name} image={user.image} className={styles.avatar} />
            <span className={styles.who}>
              <b>{user.name}</b>
              <span>{user.email ?? user.phone}</span>
            </span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className={styles.line} />
          {hasProfile && (
            <DropdownMenu.Item asChild>
              <OwnedLink to={PROFILE_PATH} className={menu.item}>
                <UserIcon size={17} aria-hidden="true" />
                {t('account.profile')}
              </OwnedLink>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className={menu.item} onSelect={() => void session.logout()}>
            <LogOut size={17} aria-hidden="true" />
            {t('account.logout')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

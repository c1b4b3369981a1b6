import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar } from '@danqing/ui-kit';
import LogOut from 'lucide-react/icons/log-out';
import UserIcon from 'lucide-react/icons/user';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useShell } from '../shell-context.ts';
import type { OpenedMenuProps } from './late-menu.tsx';
import { MenuContent } from './menu-content.tsx';
import menu from './menu.module.css';
import { OwnedLink, PROFILE_PATH, useOwned } from './owned-path.tsx';
import styles from './user-menu.module.css';

export function UserList({ Face, byKey }: OpenedMenuProps) {
  const { session } = useShell();
  const { t } = useTranslation();
  const { user } = useSession();
  const hasProfile = useOwned(PROFILE_PATH);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Face />
      </DropdownMenu.Trigger>
      <MenuContent byKey={byKey}>
        {user && (
          <DropdownMenu.Label className={styles.head}>
            <Avatar name={user.name} image={user.image} className={styles.avatar} />
            <span className={styles.who}>
              <b>{user.name}</b>
              <span>{user.email ?? user.phone}</span>
            </span>
          </DropdownMenu.Label>
        )}
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
      </MenuContent>
    </DropdownMenu.Root>
  );
}

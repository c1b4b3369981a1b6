import { textLanguage } from '@danqing/contracts/locale';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, MenuItem, MenuLabel, MenuLine, prefetchProps } from '@danqing/ui-kit';
import LogOut from '@danqing/ui-kit/icons/log-out';
import MonitorSmartphone from '@danqing/ui-kit/icons/monitor-smartphone';
import UserIcon from '@danqing/ui-kit/icons/user';
import { devicesDialog } from '../devices/devices.tsx';
import { useShell } from '../stores/shell-context.ts';
import { BarMenu } from './bar-menu.tsx';
import type { OpenedMenuProps } from './opened-menu.ts';
import { OwnedLink, PROFILE_PATH, useOwned } from './owned-path.tsx';
import styles from './user-menu.module.css';

export function UserList(props: OpenedMenuProps) {
  const { session, devices } = useShell();
  const { t } = useTranslation();
  const { user } = useSession();
  const hasProfile = useOwned(PROFILE_PATH);
  return (
    <BarMenu {...props}>
      {user && (
        <MenuLabel className={styles.head}>
          <Avatar name={user.name} image={user.image} className={styles.avatar} />
          <span className={styles.who}>
            <b lang={textLanguage(user.name)}>{user.name}</b>
            <span>{user.email ?? user.phone}</span>
          </span>
        </MenuLabel>
      )}
      <MenuLine className={styles.line} />
      {hasProfile && (
        <MenuItem asChild>
          <OwnedLink to={PROFILE_PATH}>
            <UserIcon size={17} aria-hidden="true" />
            {t('account.profile')}
          </OwnedLink>
        </MenuItem>
      )}
      <MenuItem {...prefetchProps(devicesDialog)} onSelect={devices.open}>
        <MonitorSmartphone size={17} aria-hidden="true" />
        {t('account.devices')}
      </MenuItem>
      <MenuItem onSelect={() => void session.logout()}>
        <LogOut size={17} aria-hidden="true" />
        {t('account.logout')}
      </MenuItem>
    </BarMenu>
  );
}

import { textLanguage } from '@danqing/contracts/locale';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, buttonClass } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import type { ComponentProps } from 'react';
import { LazyMenu } from './lazy-menu.tsx';
import styles from './user-menu.module.css';

export function UserMenu() {
  return <LazyMenu Face={UserButton} menu="UserList" popup="menu" />;
}

function UserButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <button
      type="button"
      {...props}
      className={buttonClass('quiet')}
      aria-label={t('account.menu', { name: user.name })}
    >
      <Avatar name={user.name} image={user.image} />
      <span lang={textLanguage(user.name)} className={styles.name}>
        {user.name}
      </span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}

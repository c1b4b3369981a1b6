import type { User } from '@danqing/contracts/identity';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { AvatarButton } from '../self/avatar-button.tsx';
import { NameEditor } from '../self/name-editor.tsx';
import { fullDate } from '../model/dates.ts';
import styles from './profile-head.module.css';

export function ProfileHead({ member }: { member: User }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { email, phone, created_at } = member;
  return (
    <header className={styles.head}>
      <AvatarButton member={member} />
      <div className={styles.who}>
        <NameEditor member={member} />
        <p className={styles.facts}>
          <span>{email ?? phone}</span>
          <time dateTime={created_at}>{t('joined', { date: fullDate(new Date(created_at), locale) })}</time>
        </p>
      </div>
    </header>
  );
}

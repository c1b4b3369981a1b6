import type { User } from '@danqing/contracts/identity';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar } from '@danqing/ui-kit';
import { fullDate } from '../model/dates.ts';
import styles from './profile-head.module.css';

/** Who the member is: picture, name, address and since when. */
export function ProfileHead({ member: { name, image, email, phone, created_at } }: { member: User }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  return (
    <header className={styles.head}>
      <Avatar name={name} image={image} className={styles.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>
          <span>{email ?? phone}</span>
          <time dateTime={created_at}>{t('joined', { date: fullDate(new Date(created_at), locale) })}</time>
        </p>
      </div>
    </header>
  );
}

import { Reading } from '@danqing/area-kit';
import type { MemberPage } from '@danqing/contracts/identity';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Avatar, buttonClass } from '@danqing/ui-kit';
import { fullDate } from '../model/dates.ts';
import styles from './member-head.module.css';
import { MemberStats } from './member-stats.tsx';

export function MemberHead({ member, own }: { member: MemberPage; own: boolean }) {
  const { t } = useTranslation('member');
  const { t: tProfile } = useTranslation('profile');
  const locale = useLocale();
  const { name, avatar_url, created_at, stats } = member;
  return (
    <header className={styles.head}>
      <Avatar name={name} image={avatar_url} className={styles.avatar} />
      <div className={styles.who}>
        <p className={styles.joined}>
          <Reading name={name} person className={styles.reading} />
          <time dateTime={created_at}>
            {tProfile('joined', { date: fullDate(new Date(created_at), locale) })}
          </time>
        </p>
        {own ? (
          <Link to="/users/profile" className={buttonClass('default', 'sm')}>
            {t('own')}
          </Link>
        ) : null}
      </div>
      <MemberStats stats={stats} />
    </header>
  );
}

import { MemberName } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { authorName, authorPath } from '@danqing/contracts/identity';
import { useLocale, usePageExists } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Avatar } from '@danqing/ui-kit';
import { colorDate } from '../model/color-date.ts';
import styles from './boxes.module.css';

export function CreatorBox({ color: { user, created_at } }: { color: CocreatedColor }) {
  const { t } = useTranslation('cocreated');
  const locale = useLocale();
  const path = authorPath(user);
  const name = authorName(user, locale);
  const hasPage = usePageExists(path ?? '/');
  return (
    <section aria-label={t('creator.label')} className={styles.box}>
      <div className={styles.row}>
        <Avatar name={name} image={user.image} className={styles.avatar} />
        <p className={styles.who}>
          <b>
            <MemberName user={user} />
          </b>
          <time dateTime={created_at}>
            {t('creator.created', { date: colorDate(new Date(created_at), locale) })}
          </time>
        </p>
        {hasPage && path !== null ? (
          <Link to={path} className={styles.link}>
            {t('creator.more')}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

import { Painting } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Badge } from '@danqing/ui-kit';
import { shortDate } from '../model/dates.ts';
import styles from './work-cards.module.css';

interface CreationCardProps {
  collection: Collection;
  sizes: string;
}

export function CreationCard({ collection, sizes }: CreationCardProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { id, title, images, color, created_at, renderings, is_listed, hidden_reason } = collection;
  const rendered = locale === 'zh' ? undefined : renderings?.[locale].title;
  return (
    <article aria-labelledby={`creation-${id}`} className={styles.card}>
      <Link to={`/collections/${id}`} className={styles.link}>
        <Painting
          image={images[0]}
          none={t('creations.noImage')}
          sizes={sizes}
          alt=""
          className={styles.painting}
          noneClassName={styles.none}
        />
        <span id={`creation-${id}`} className={styles.name} lang={rendered === undefined ? 'zh' : undefined}>
          {rendered ?? title}
        </span>
      </Link>
      <p className={styles.meta}>
        <span lang="zh">
          <i aria-hidden="true" className={styles.dot} style={{ background: color.hex }} />
          {color.name}
        </span>
        <time dateTime={created_at}>{shortDate(new Date(created_at), locale)}</time>
      </p>
      {hidden_reason ? (
        <Badge>{t('creations.hidden')}</Badge>
      ) : is_listed ? null : (
        <Badge>{t('creations.unlisted')}</Badge>
      )}
    </article>
  );
}

import { MemberName, Painting } from '@danqing/area-kit';
import { GALLERY_PICTURE_SIZES, type Collection } from '@danqing/contracts/creations';
import { authorName } from '@danqing/contracts/identity';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Avatar } from '@danqing/ui-kit';
import { creationDate } from '../data/creation-date.ts';
import { useAuthorPath } from '../data/use-author-path.ts';
import { AuthorSeal } from '../poem/author-seal.tsx';
import { splitPoem } from '../poem/split-poem.ts';
import styles from './creation-card.module.css';

const LINES = 4;

interface CreationCardProps {
  collection: Collection;
  first: boolean;
}

export function CreationCard({ collection, first }: CreationCardProps) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const { id, title, content, images, user, created_at, renderings } = collection;
  const authorPath = useAuthorPath(collection);
  const author = authorName(user, locale);
  const rendered = locale === 'zh' ? undefined : renderings?.[locale].title;
  return (
    <article aria-label={rendered ?? title} className={styles.card}>
      <Link to={`/collections/${id}`} className={styles.frame}>
        <Painting
          image={images[0]}
          none={t('leaf.noImage')}
          sizes={GALLERY_PICTURE_SIZES}
          alt={images[0]?.caption ?? ''}
          first={first}
          className={styles.painting}
          noneClassName={styles.none}
        />
        <span lang="zh" className={styles.poem}>
          {splitPoem(content)
            .slice(0, LINES)
            .map((line, index) => (
              <span key={index}>{line}</span>
            ))}
        </span>
        <AuthorSeal name={user.name} className={styles.seal} />
      </Link>
      {locale === 'zh' ? null : <p className={styles.title}>{rendered ?? <span lang="zh">{title}</span>}</p>}
      <p className={styles.by}>
        <Avatar name={author} image={user.image} />
        {authorPath ? (
          <Link to={authorPath} className={styles.author}>
            <MemberName user={user} />
          </Link>
        ) : (
          <span className={styles.author}>
            <MemberName user={user} />
          </span>
        )}
        <time dateTime={created_at}>{creationDate(new Date(created_at), locale)}</time>
      </p>
    </article>
  );
}

import { ColorName, MemberName } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import type { NamedColor } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Badge } from '@danqing/ui-kit';
import { fullDate } from '../data/creation-date.ts';
import { useAuthorPath } from '../data/use-author-path.ts';
import styles from './facts.module.css';

export function Facts({ collection, color: named }: { collection: Collection; color: NamedColor }) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const { color, user, created_at, maker, images, is_listed, hidden_reason } = collection;
  const authorPath = useAuthorPath(collection);
  const painter = images.at(-1)?.maker;
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <dt>{t('facts.color')}</dt>
        <dd>
          <Link to={`/colors/${encodeURIComponent(color.name)}`} className={styles.link}>
            <span className={styles.swatch} style={{ background: color.hex }} />
            <span>
              <ColorName color={named} /> <span className="num">{color.hex}</span>
            </span>
          </Link>
        </dd>
        <dt>{t('facts.author')}</dt>
        <dd>
          {authorPath ? (
            <Link to={authorPath} className={styles.link}>
              <span>
                <MemberName user={user} />
              </span>
            </Link>
          ) : (
            <MemberName user={user} />
          )}
          {is_listed && !hidden_reason ? null : <Badge>{t('facts.hidden')}</Badge>}
        </dd>
        <dt>{t('facts.created')}</dt>
        <dd>
          <time dateTime={created_at}>{fullDate(new Date(created_at), locale)}</time>
        </dd>
      </dl>
      <p className={styles.makers}>
        <span>
          {maker.kind === 'model' ? t('maker.poemModel', { name: maker.name }) : t('maker.poemStudio')}
        </span>
        {painter ? (
          <span>
            {painter.kind === 'model'
              ? t('maker.paintingModel', { name: painter.name })
              : t('maker.paintingStudio')}
          </span>
        ) : null}
      </p>
    </div>
  );
}

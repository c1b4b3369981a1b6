import { GivenName, MemberName } from '@danqing/area-kit';
import type { ColorGroup } from '@danqing/contracts/cocreate';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { classNames, VisuallyHidden } from '@danqing/ui-kit';
import Heart from '@danqing/ui-kit/icons/heart';
import { useEffect, useRef, useState } from 'react';
import { colorDate } from '../model/color-date.ts';
import { colorPath } from '../model/color-path.ts';
import { Circles } from '../circles/circles.tsx';
import styles from './color-card.module.css';

interface ColorCardProps {
  group: ColorGroup;
  hex: string | null;
}

export function ColorCard({ group, hex }: ColorCardProps) {
  const { t } = useTranslation('cocreate');
  const locale = useLocale();
  const { id, name, group_items: items, group_total: total, user, created_at } = group;
  const wanted = hex === null ? -1 : items.findIndex((item) => item.hex === hex);
  const hit = wanted >= 0;
  const [touched, setTouched] = useState<number | null>(null);
  const front = touched ?? (hit ? wanted : null);
  const shown = front === null ? null : (items[front] ?? null);
  const likes = (shown ?? group).likes_count;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hit) card.current?.scrollIntoView({ block: 'center' });
  }, [hit]);
  const title = `cocreated-${id}`;
  return (
    <article
      ref={card}
      aria-labelledby={title}
      aria-current={hit || undefined}
      className={classNames(styles.card, hit && styles.hit)}
    >
      {hit ? <p className={styles.flag}>{t('hit')}</p> : null}
      <Circles items={items} more={total - items.length} front={front} onFront={setTouched} />
      <div className={styles.head}>
        <h2 id={title} className={styles.name}>
          <Link to={colorPath(id)}>
            <GivenName name={name} />
          </Link>
        </h2>
        <p className={styles.likes}>
          <Heart size={17} strokeWidth={1.6} aria-hidden="true" />
          <span aria-hidden="true" className="num">
            {t('likesShort', { count: likes })}
          </span>
          <VisuallyHidden>{t('likes', { count: likes })}</VisuallyHidden>
        </p>
      </div>
      <p className={styles.facts}>
        {shown ? (
          <>
            <span className="num">{shown.hex}</span>
            <span className="num">rgb({shown.rgb.split(',').join(', ')})</span>
          </>
        ) : (
          <>
            <span>{t('colors', { count: total })}</span>
            <span className={styles.author}>
              <MemberName user={user} />
            </span>
            <time dateTime={created_at}>{colorDate(new Date(created_at), locale)}</time>
          </>
        )}
      </p>
    </article>
  );
}

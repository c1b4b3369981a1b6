import { MemberName } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { authorName } from '@danqing/contracts/identity';
import { textLanguage } from '@danqing/contracts/locale';
import { useLocale } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { colorPath } from '../model/color-path.ts';
import layout from './color-layout.module.css';
import styles from './same-name.module.css';

export function SameName({ name, colors }: { name: string; colors: readonly CocreatedColor[] }) {
  const { t } = useTranslation('cocreated');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  if (colors.length === 0) return null;
  return (
    <section aria-labelledby="same-name">
      <h2 id="same-name" className={layout.section}>
        <Trans
          t={t}
          i18nKey="sameName.title"
          values={{ name }}
          components={{ name: <bdi lang={textLanguage(name)} /> }}
        />
      </h2>
      <ul className={styles.list}>
        {colors.map(({ id, hex, user, likes_count }) => (
          <li key={id}>
            <Link
              to={colorPath(id)}
              aria-label={t('sameName.one', {
                name,
                hex,
                author: authorName(user, locale),
                count: likes_count,
              })}
              className={styles.one}
            >
              <i aria-hidden="true" style={{ background: hex }} />
              <span className="num">{hex}</span>
              <span className={styles.author}>
                <MemberName user={user} />
                <span className="num">· {count.format(likes_count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ListedPalette } from '@danqing/api-client';
import { GivenName, Reading } from '@danqing/area-kit';
import { paletteStripes } from '@danqing/color-core';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { shortDate } from '../model/dates.ts';
import styles from './work-cards.module.css';

const STRIPES = 5;

export function PaletteCard({ palette }: { palette: ListedPalette }) {
  const { t } = useTranslation('member');
  const locale = useLocale();
  const { id, name, colors, created_at, downloads } = palette;
  return (
    <article aria-labelledby={`palette-${id}`} className={styles.card}>
      <Link to={`/palettes/${id}`} className={styles.link}>
        <span aria-hidden="true" className={styles.stripes}>
          {paletteStripes(colors, STRIPES).map(({ hex }) => (
            <i key={hex} style={{ background: hex }} />
          ))}
        </span>
        <span className={styles.name}>
          <span id={`palette-${id}`}>
            <GivenName name={name} />
          </span>
          <Reading name={name} />
        </span>
      </Link>
      <p className={styles.meta}>
        <time dateTime={created_at}>{shortDate(new Date(created_at), locale)}</time>
        <span>{t('palette.colors', { count: colors.length })}</span>
        <span>{t('palette.downloads', { count: downloads })}</span>
      </p>
    </article>
  );
}

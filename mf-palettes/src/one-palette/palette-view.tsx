import type { ListedPalette } from '@danqing/api-client';
import { GivenName, Reading } from '@danqing/area-kit';
import { useAccent, useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Badge, Note } from '@danqing/ui-kit';
import { Author } from '../card/author.tsx';
import { cardDate } from '../card/card-date.ts';
import { PaletteActions } from './palette-actions.tsx';
import { PaletteSwatches } from './palette-swatches.tsx';
import styles from './palette-screen.module.css';

interface PaletteViewProps {
  palette: ListedPalette;
  own: boolean;
  onChanged: (palette: ListedPalette) => void;
  onReload: () => Promise<ListedPalette | null>;
  onDelete: () => void;
  returned: boolean;
}

export function PaletteView({ palette, ...change }: PaletteViewProps) {
  const { t } = useTranslation('palette');
  const locale = useLocale();
  const { name, description, is_public, user, created_at, downloads, colors, fault, hidden_reason } = palette;
  useAccent((colors.find(({ type }) => type === 'primary') ?? colors[0])?.hex ?? null);
  return (
    <article aria-labelledby="palette-name">
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <span>
              <span id="palette-name">
                <GivenName name={name} />
              </span>
              <Reading name={name} />
            </span>
            {hidden_reason ? (
              <Badge>{t('hidden')}</Badge>
            ) : (
              <Badge>{t(is_public ? 'public' : 'private')}</Badge>
            )}
          </h2>
          <p className={styles.meta}>
            <Author user={user} />
            <time dateTime={created_at}>{cardDate(new Date(created_at), new Date(), locale)}</time>
            <span>{t('colorCount', { count: colors.length })}</span>
            <span>{t('downloads', { count: downloads })}</span>
          </p>
          {description ? (
            <p className={styles.description}>
              <GivenName name={description} />
            </p>
          ) : null}
        </div>
        <PaletteActions palette={palette} {...change} />
      </header>
      {hidden_reason ? (
        <Note tone="accent" className={styles.note}>
          {t('hiddenReason', { reason: hidden_reason })}
        </Note>
      ) : null}
      {fault ? (
        <Note tone="danger" className={styles.note}>
          {t('unreadable')}
        </Note>
      ) : (
        <PaletteSwatches name={name} colors={colors} />
      )}
    </article>
  );
}

import { ColorName, GivenName, Reading, useNamedColors } from '@danqing/area-kit';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import { useLocale } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Badge } from '@danqing/ui-kit';
import { Author } from './author.tsx';
import type { CardActions } from './card-actions.ts';
import { cardDate } from './card-date.ts';
import { CardMenu } from './card-menu.tsx';
import styles from './card.module.css';
import { Stripes } from './stripes.tsx';

interface PaletteCardProps {
  palette: Palette;
  index: number;
  own: boolean;
  actions: CardActions;
  foundBy?: PaletteColor | null;
  returned?: boolean;
}

export function PaletteCard({
  palette,
  index,
  own,
  actions,
  foundBy = null,
  returned = false,
}: PaletteCardProps) {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  const { name, is_public, user, created_at, downloads, colors, hidden_reason } = palette;
  const created = new Date(created_at);
  return (
    <article aria-labelledby={`palette-${palette.id}`} className={styles.card}>
      <Stripes name={name} colors={colors} />
      <div className={styles.body}>
        <div>
          <h2 className={styles.name}>
            <Link to={`/palettes/${palette.id}`}>
              <span id={`palette-${palette.id}`}>
                <GivenName name={name} />
              </span>
              <Reading name={name} />
            </Link>
            {is_public ? <Badge>{t('card.public')}</Badge> : null}
            {hidden_reason ? <Badge>{t('card.hidden')}</Badge> : null}
          </h2>
          <p className={styles.meta}>
            <Author user={user} />
            <time dateTime={created_at}>{cardDate(created, new Date(), locale)}</time>
            <span>{t('card.colorCount', { count: colors.length })}</span>
            <span>{t('card.downloads', { count: downloads })}</span>
          </p>
          {foundBy ? <MatchingColor color={foundBy} /> : null}
          {hidden_reason ? (
            <p className={styles.hidden}>{t('card.hiddenReason', { reason: hidden_reason })}</p>
          ) : null}
        </div>
        <CardMenu palette={palette} index={index} own={own} actions={actions} returned={returned} />
      </div>
    </article>
  );
}

function MatchingColor({ color: { hex, name = '' } }: { color: PaletteColor }) {
  const { t } = useTranslation('palettes');
  const named = useNamedColors();
  const color = (
    <span className={styles.foundColor}>
      <span className={styles.dot} style={{ background: hex }} />
      <ColorName color={named(name)} className={styles.foundName} />
    </span>
  );
  return (
    <p className={styles.foundBy}>
      <Trans t={t} i18nKey="card.foundBy" components={{ color }} />
    </p>
  );
}

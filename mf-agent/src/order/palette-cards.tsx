import { GivenName, ListFailure, MemberName, Reading } from '@danqing/area-kit';
import type { ListedPalette } from '@danqing/api-client';
import { paletteStripes } from '@danqing/color-core';
import { requireLogin, useLocale, usePageExists } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, Note, Skeleton, VisuallyHidden, classNames } from '@danqing/ui-kit';
import { useId } from 'react';
import type { useDeckPalettes } from '../model/use-deck-palettes.ts';
import { colorsInWords } from '../model/colors-in-words.ts';
import { dayOf } from './day-of.ts';
import styles from './palette-cards.module.css';

const STRIPES = 6;

export interface PaletteCardsProps {
  choice: ReturnType<typeof useDeckPalettes>;
  chosen: ListedPalette | null;
  onChoose: (id: number) => void;
}

export function PaletteCards({ choice, chosen, onChoose }: PaletteCardsProps) {
  const { t } = useTranslation('deck');
  const id = useId();
  const { status, palettes, own, total, retry } = choice;
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.label}>
        {status === 'loaded' ? t('palettes.count', { count: total }) : t('palettes.label')}
      </h3>
      {own ? null : (
        <p className={styles.notice}>
          {t('palettes.visitor')}{' '}
          <button type="button" className={styles.signIn} onClick={() => void requireLogin()}>
            {t('palettes.signIn')}
          </button>
        </p>
      )}
      {status === 'failed' ? (
        <ListFailure
          message={t(own ? 'palettes.failedOwn' : 'palettes.failedPublic')}
          retry={t('palettes.retry')}
          onRetry={retry}
        />
      ) : status === 'loading' ? (
        <div className={styles.place}>
          <VisuallyHidden>
            <span role="status">{t('palettes.loading')}</span>
          </VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className={styles.coming} />
          ))}
        </div>
      ) : palettes.length === 0 ? (
        <div className={styles.empty}>
          <p>{t(own ? 'palettes.emptyOwn' : 'palettes.emptyPublic')}</p>
          <Link to="/" className={buttonClass('default', 'sm')}>
            {t('palettes.create')}
          </Link>
        </div>
      ) : (
        <ul aria-labelledby={id} className={classNames(styles.list, styles.place)}>
          {palettes.map((palette) => (
            <Card
              key={palette.id}
              palette={palette}
              own={own}
              chosen={palette.id === chosen?.id}
              onChoose={() => onChoose(palette.id)}
            />
          ))}
        </ul>
      )}
      {chosen?.fault ? <Note tone="danger">{t(`fault.${chosen.fault}`)}</Note> : null}
      {own && total > palettes.length && palettes.length > 0 ? (
        <p className={styles.notice}>{t('palettes.latest', { count: palettes.length })}</p>
      ) : null}
    </div>
  );
}

interface CardProps {
  palette: ListedPalette;
  own: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Card({ palette, own, chosen, onChoose }: CardProps) {
  const { t } = useTranslation('deck');
  const locale = useLocale();
  const colors = useId();
  return (
    <li className={styles.card} data-chosen={chosen || undefined}>
      <span className={styles.stripes} aria-hidden="true">
        {paletteStripes(palette.colors, STRIPES).map(({ hex }, index) => (
          <i key={index} style={{ background: hex }} />
        ))}
      </span>
      <button
        type="button"
        aria-pressed={chosen}
        aria-describedby={colors}
        className={styles.name}
        onClick={onChoose}
      >
        <span>
          <GivenName name={palette.name || t('palettes.unnamed')} />
          <Reading name={palette.name} />
        </span>
      </button>
      <span id={colors} hidden>
        {colorsInWords(palette.colors, STRIPES, locale)}
      </span>
      {own ? <Day at={palette.created_at} locale={locale} /> : <Owner user={palette.user} />}
    </li>
  );
}

function Day({ at, locale }: { at: string; locale: Parameters<typeof dayOf>[1] }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={at} className={styles.meta}>
      {dayOf(date, locale)}
    </time>
  );
}

function Owner({ user }: Pick<ListedPalette, 'user'>) {
  const { id, name } = user;
  const path = `/users/${id}`;
  const exists = usePageExists(path);
  if (name === '') return null;
  return exists && id > 0 ? (
    <Link to={path} className={styles.owner}>
      <MemberName user={user} />
    </Link>
  ) : (
    <span className={styles.meta}>
      <MemberName user={user} />
    </span>
  );
}

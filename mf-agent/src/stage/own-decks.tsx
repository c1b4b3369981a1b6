import { ListFailure, notify } from '@danqing/area-kit';
import type { Deck } from '@danqing/contracts/agent';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton } from '@danqing/ui-kit';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useEffect, useId, useRef } from 'react';
import { useOwnDecks } from '../model/use-own-decks.ts';
import { dayOf } from '../order/day-of.ts';
import styles from './own-decks.module.css';

export interface OwnDecksProps {
  shown: string | null;
  latest: string | null;
  onOpen: (id: string) => void;
  onRemoved: () => void;
}

export function OwnDecks({ shown, latest, onOpen, onRemoved }: OwnDecksProps) {
  const { t } = useTranslation('deck');
  const id = useId();
  const own = useOwnDecks(latest, (what) => notify({ message: t(`own.${what}Failed`), variant: 'error' }));
  const undo = useRef<HTMLButtonElement>(null);
  const { deleted } = own;
  useEffect(() => {
    if (deleted) undo.current?.focus({ preventScroll: true });
  }, [deleted]);
  if (!own.decks || (own.decks.length === 0 && !deleted && !own.failed)) return null;
  const remove = async (deck: Deck) => {
    await own.remove(deck);
    if (deck.id === shown) onRemoved();
  };
  return (
    <section aria-labelledby={id} className={styles.decks}>
      <h2 id={id} className={styles.heading}>
        {t('own.title')}
      </h2>
      <p className={styles.kept}>{t('own.kept')}</p>
      {deleted ? (
        <p role="status" className={styles.deleted}>
          {t('own.deleted', { title: deleted.title })}
          <Button ref={undo} size="sm" onClick={() => void own.undo()}>
            <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />
            {t('own.undo')}
          </Button>
        </p>
      ) : null}
      {own.failed ? (
        <ListFailure message={t('own.failed')} retry={t('retry')} onRetry={own.retry} />
      ) : (
        <ul className={styles.list}>
          {own.decks.map((deck) => (
            <Row key={deck.id} deck={deck} shown={deck.id === shown} onOpen={onOpen} onRemove={remove} />
          ))}
        </ul>
      )}
      {own.more ? (
        <Button variant="quiet" size="sm" onClick={own.more}>
          {t('own.more')}
        </Button>
      ) : null}
    </section>
  );
}

interface RowProps {
  deck: Deck;
  shown: boolean;
  onOpen: (id: string) => void;
  onRemove: (deck: Deck) => Promise<void>;
}

function Row({ deck, shown, onOpen, onRemove }: RowProps) {
  const { t } = useTranslation('deck');
  const locale = useLocale();
  const { id, title, palette, slides, written, files, created_at } = deck;
  return (
    <li className={styles.row} data-shown={shown || undefined}>
      <span className={styles.stripes} aria-hidden="true">
        {palette.colors.slice(0, 6).map(({ hex }, index) => (
          <i key={index} style={{ background: hex }} />
        ))}
      </span>
      <span className={styles.words}>
        <button
          type="button"
          lang={deck.locale}
          aria-current={shown || undefined}
          className={styles.name}
          onClick={() => onOpen(id)}
        >
          <bdi>{title}</bdi>
        </button>
        <small>
          {files ? t('own.slides', { count: slides }) : t('own.unfinished', { written, count: slides })}
          {' · '}
          <time dateTime={created_at}>{dayOf(new Date(created_at), locale)}</time>
        </small>
      </span>
      <IconButton label={t('own.delete', { title })} onClick={() => void onRemove(deck)}>
        <Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

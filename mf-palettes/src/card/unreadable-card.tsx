import { GivenName } from '@danqing/area-kit';
import type { ListedPalette } from '@danqing/api-client';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './card.module.css';
import { useId } from 'react';

interface UnreadableCardProps {
  name: string;
  fault: NonNullable<ListedPalette['fault']>;
  onDelete?: (() => void) | undefined;
}

export function UnreadableCard({ name, fault, onDelete }: UnreadableCardProps) {
  const { t } = useTranslation('palettes');
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={`${styles.stripes} ${styles.unreadable}`}>{t(`open.${fault}`)}</div>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <span id={id}>{name ? <GivenName name={name} /> : t('card.nameless')}</span>
        </h2>
        {onDelete ? (
          <Button variant="quiet" onClick={onDelete}>
            {t('menu.delete')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

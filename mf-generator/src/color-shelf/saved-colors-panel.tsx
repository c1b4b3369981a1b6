import type { Color } from '@danqing/contracts/colors';
import { colorLabel, isNamed } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { classNames, useRovingFocus } from '@danqing/ui-kit';
import Heart from '@danqing/ui-kit/icons/heart';
import { useStore } from 'zustand';
import { withName, type ChosenColor } from '../model/chosen-color.ts';
import styles from './saved-colors-panel.module.css';
import { createSavedColors, isSame } from './saved-colors-store.ts';

export const shelf = createSavedColors();

export interface SavedColorsPanelProps {
  value: ChosenColor | null;
  colors: readonly Color[];
  onChoose: (color: ChosenColor) => void;
}

export function SavedColorsPanel({ value, colors, onChoose }: SavedColorsPanelProps) {
  const { t } = useTranslation('shelf');
  const { favourites, recent } = useStore(shelf);
  const locale = useLocale();
  const own = value && { hex: value.hex, ...(isNamed(value) && { id: value.id }) };
  const isFavourite = own !== null && favourites.some((one) => isSame(one, own));
  const named = (list: typeof recent) => list.map((color) => withName(color, colors));
  return (
    <section className={styles.savedColors} aria-label={t('label')}>
      <div className={styles.rows}>
        {value ? (
          <button
            type="button"
            className={classNames(styles.heart, isFavourite && styles.on)}
            aria-pressed={isFavourite}
            aria-label={t('favour', { name: colorLabel(value, locale) })}
            onClick={() => shelf.setFavourite(value, !isFavourite)}
          >
            <Heart size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        ) : null}
        <Chips label={t('favourites')} colors={named(favourites)} onChoose={onChoose} />
        <Chips label={t('recent')} colors={named(recent)} onChoose={onChoose} />
      </div>
      <p className={styles.note}>{favourites.length + recent.length === 0 ? t('empty') : t('note')}</p>
      <Link to="/colors" className={styles.wall}>
        {t('wall')}
      </Link>
    </section>
  );
}

interface ChipsProps {
  label: string;
  colors: readonly ChosenColor[];
  onChoose: (color: ChosenColor) => void;
}

function Chips({ label, colors, onChoose }: ChipsProps) {
  const locale = useLocale();
  const roving = useRovingFocus(colors.length);
  if (colors.length === 0) return null;
  const nameOf = (color: ChosenColor) =>
    isNamed(color) ? `${colorLabel(color, locale)} ${color.hex}` : color.hex;
  return (
    <ul className={styles.chips} aria-label={label} {...roving.group}>
      {colors.map((color, index) => (
        <li key={`${color.hex} ${color.id ?? ''}`}>
          <button
            type="button"
            {...roving.item(index)}
            title={nameOf(color)}
            aria-label={nameOf(color)}
            onClick={() => onChoose(color)}
          >
            <i style={{ background: color.hex }} />
          </button>
        </li>
      ))}
    </ul>
  );
}

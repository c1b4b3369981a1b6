import { ColorName, useNearness } from '@danqing/area-kit';
import type { Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useId, useRef } from 'react';
import styles from './found-colors.module.css';
import type { PickedColor } from './use-picked-colors.ts';

export interface NamedFoundColor extends PickedColor {
  nearest: Nearest<Color> | null;
}

interface FoundColorsProps {
  found: readonly NamedFoundColor[];
  chosen: number;
  onSelect: (index: number) => void;
  onPoint: (index: number | null) => void;
}

export function FoundColors({ found, chosen, onSelect, onPoint }: FoundColorsProps) {
  const { t } = useTranslation('pictures');
  const nearness = useNearness();
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Scrolls only the list; `scrollIntoView` would also move the image.
    const row = list.current?.querySelectorAll('label')[chosen];
    if (!list.current || !row) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = list.current.getBoundingClientRect();
    list.current.scrollTop += Math.min(0, top - frame.top) + Math.max(0, bottom - frame.bottom);
  }, [chosen]);
  const format = useShareFormat();
  const most = Math.max(...found.map(({ share }) => share ?? 0));
  return (
    <fieldset ref={list} className={styles.found} onPointerLeave={() => onPoint(null)}>
      <legend>
        <VisuallyHidden>{t('colors')}</VisuallyHidden>
      </legend>
      {found.map(({ hex, share, nearest }, index) => (
        <label key={index} className={styles.color} onPointerEnter={() => onPoint(index)}>
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onSelect(index)}
            // An already checked radio fires no change event on focus.
            onFocus={() => onSelect(index)}
          />
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.sample} style={{ background: hex }} />
          <span className={styles.words}>
            {nearest ? (
              <span className={styles.nameLine}>
                <ColorName color={nearest.color} className={styles.name} />
              </span>
            ) : null}
            <span className={styles.values}>
              {hex}
              {nearest ? ` · ${nearness(nearest.deltaE)} ΔE ${nearest.deltaE.toFixed(1)}` : null}
            </span>
          </span>
          <span className={styles.share}>
            {share === null ? (
              t('pixel')
            ) : (
              <>
                {format(share)}
                <span className={styles.bar}>
                  <i style={{ width: `${(share / most) * 100}%` }} />
                </span>
              </>
            )}
          </span>
        </label>
      ))}
      <p className={styles.order}>{t('order')}</p>
    </fieldset>
  );
}

/** Returns a formatter for whole percent, with one decimal for small shares, which rounding would distort. */
function useShareFormat(): (share: number) => string {
  const locale = useLocale();
  return (share) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    }).format(share);
}

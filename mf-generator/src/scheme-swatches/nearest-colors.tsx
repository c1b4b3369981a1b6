import { nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { ColorGloss, useNearness } from '@danqing/area-kit';
import { isNamed, nameWithGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useId, useMemo } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './chooser.module.css';

const COUNT = 8;

interface NearestColorsProps {
  wanted: ChosenColor;
  colors: readonly Color[];
  onChoose: (color: Color) => void;
}

export function NearestColors({ wanted, colors, onChoose }: NearestColorsProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const nearness = useNearness();
  const labelId = useId();
  const { hex } = wanted;
  // If several colours share a hex, only the one chosen by name matches.
  const isWanted = (color: Color) => (isNamed(wanted) ? color.id === wanted.id : color.hex === hex);
  const nearest = useMemo(() => nearestColors(hex, colors, COUNT), [hex, colors]);
  return (
    <>
      <p id={labelId} className={styles.caption}>
        {t('chooser.nearest')}
        {nearest[0] ? (
          <span>{`${nearness(nearest[0].deltaE)} ΔE ${nearest[0].deltaE.toFixed(1)}`}</span>
        ) : null}
      </p>
      <ul className={styles.near} aria-labelledby={labelId}>
        {nearest.map(({ color, deltaE }) => (
          <li key={color.id}>
            <button
              type="button"
              aria-pressed={isWanted(color)}
              aria-label={`${nameWithGloss(color, locale)} ${color.hex}`}
              title={`${nearness(deltaE)} ΔE ${deltaE.toFixed(1)}`}
              onClick={() => onChoose(color)}
            >
              <i style={{ background: color.hex }} />
              <span lang="zh" className={styles.nearName}>
                {color.name}
              </span>
              <ColorGloss color={color} className={styles.nearGloss} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

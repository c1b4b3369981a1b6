import { nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { ColorGloss } from '@danqing/area-kit';
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

/** The traditional colours nearest to a hex; pressing one takes it. */
export function NearestColors({ wanted, colors, onChoose }: NearestColorsProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const labelId = useId();
  const { hex } = wanted;
  // Of several colours with one hex only the one that was taken by its name.
  const isWanted = (color: Color) => (isNamed(wanted) ? color.id === wanted.id : color.hex === hex);
  const nearest = useMemo(() => nearestColors(hex, colors, COUNT), [hex, colors]);
  return (
    <>
      <p id={labelId} className={styles.caption}>
        {t('chooser.nearest')}
      </p>
      <ul className={styles.near} aria-labelledby={labelId}>
        {nearest.map(({ color }) => (
          <li key={color.id}>
            <button
              type="button"
              aria-pressed={isWanted(color)}
              aria-label={`${nameWithGloss(color, locale)} ${color.hex}`}
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

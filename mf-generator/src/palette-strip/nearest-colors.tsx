import { nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useId, useMemo } from 'react';
import styles from './chooser.module.css';

const COUNT = 8;

interface NearestColorsProps {
  hex: string;
  colors: readonly Color[];
  onChoose: (hex: string) => void;
}

/** The traditional colours nearest to a hex; pressing one takes it. */
export function NearestColors({ hex, colors, onChoose }: NearestColorsProps) {
  const { t } = useTranslation('generator');
  const labelId = useId();
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
              lang="zh"
              aria-pressed={color.hex === hex}
              aria-label={`${color.name} ${color.hex}`}
              onClick={() => onChoose(color.hex)}
            >
              <i style={{ background: color.hex }} />
              <span>{color.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { ColorGloss, useNearness } from '@danqing/area-kit';
import { hexToOklch, nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Copy from '@danqing/ui-kit/icons/copy';
import { useMemo } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './color-aside.module.css';

interface ColorAsideProps {
  color: ChosenColor;
  own: boolean;
  colors: readonly Color[];
  onCopy: () => void;
  onPrimary: () => void;
}

export function ColorAside({ color, own, colors, onCopy, onPrimary }: ColorAsideProps) {
  const { t } = useTranslation('grid');
  const nearness = useNearness();
  const { hex } = color;
  const nearest = useMemo(
    () => (isNamed(color) ? { color, deltaE: 0 } : nearestColors(color.hex, colors, 1)[0]),
    [color, colors],
  );
  const near = nearest !== undefined && nearest.deltaE > 0;
  const { l, c, h } = hexToOklch(hex);
  const values: [string, string][] = [
    [t('lightness'), l.toFixed(2)],
    [t('chroma'), c.toFixed(3)],
    [t('hue'), c === 0 ? '–' : `${Math.round(h)}°`],
  ];
  return (
    <aside className={styles.aside} aria-label={t('aside')}>
      <div aria-live="polite" aria-atomic="true">
        <p className={styles.name}>
          <small>{near ? t('near') : own ? t('own') : null}</small>
          <span lang="zh">{nearest?.color.name}</span>
        </p>
        {nearest ? <ColorGloss color={nearest.color} className={styles.gloss} /> : null}
      </div>
      <dl className={styles.values}>
        <div className={styles.hex}>
          <dt>HEX</dt>
          <dd>{hex}</dd>
        </div>
        {near ? (
          <div className={styles.distance}>
            <dt>{`${nearness(nearest.deltaE)} ΔE`}</dt>
            <dd>{nearest.deltaE.toFixed(1)}</dd>
          </div>
        ) : null}
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button className={styles.copy} onClick={onCopy}>
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button className={styles.primary} disabled={own} onClick={onPrimary}>
          {t('setPrimary')}
        </Button>
      </div>
    </aside>
  );
}

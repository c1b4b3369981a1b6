import { COLOR_VISIONS } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Checkbox, Segments } from '@danqing/ui-kit';
import { useMemo, useState, type CSSProperties } from 'react';
import type { SchemeSwatch } from '../model/scheme.ts';
import { swatchLabel } from '../model/use-slip-name.ts';
import { useColorVision } from './color-vision-context.tsx';
import { ContrastLegend } from './contrast-legend.tsx';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { CONTRAST_METHODS, contrastPairs, type ContrastMethod } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';
import { Verdict } from './verdict.tsx';

const NORMAL = 'normal' as const;

/** Which pairs of the colours have enough contrast as text and background, and which a deficiency confuses. */
export function ContrastView({ scheme }: { scheme: readonly SchemeSwatch[] }) {
  const { t } = useTranslation('generator');
  const [method, setMethod] = useState<ContrastMethod>('wcag');
  const { vision, wholePage, setVision, setWholePage } = useColorVision();
  const colors = useMemo(
    () => scheme.map((swatch) => ({ hex: swatch.hex, label: swatchLabel(swatch, t) })),
    [scheme, t],
  );
  const pairs = useMemo(
    () =>
      contrastPairs(
        colors.map(({ hex }) => hex),
        method,
        vision,
      ),
    [colors, method, vision],
  );
  if (colors.length < 2) return <p>{t('strip.none')}</p>;
  return (
    <div className={styles.view}>
      <div className={styles.parts} style={{ '--colors': colors.length } as CSSProperties}>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {t('vision.label')}
            </span>
            <Segments
              label={t('vision.label')}
              className={styles.segments}
              value={vision ?? NORMAL}
              onChange={(value) => setVision(value === NORMAL ? null : value)}
              options={[NORMAL, ...COLOR_VISIONS].map((value) => ({ value, label: t(`vision.${value}`) }))}
            />
            {vision ? (
              <Checkbox checked={wholePage} onChange={(event) => setWholePage(event.target.checked)}>
                {t('vision.wholePage')}
              </Checkbox>
            ) : null}
          </div>
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {t('contrast.method')}
            </span>
            <Segments
              label={t('contrast.method')}
              className={styles.segments}
              value={method}
              onChange={setMethod}
              options={CONTRAST_METHODS.map((value) => ({ value, label: t(`contrast.${value}.name`) }))}
            />
          </div>
        </div>
        <Verdict colors={colors} pairs={pairs} method={method} vision={vision} />
        <ContrastMatrix colors={colors} pairs={pairs} method={method} />
        <ContrastLegend method={method} vision={vision} />
      </div>
    </div>
  );
}

import { colorsOf, type ColorList } from '@danqing/area-kit';
import { COLOR_VISIONS, CONTRAST_TARGETS, contrastTarget } from '@danqing/color-core';
import { isNamed } from '@danqing/contracts/page';
import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Checkbox, Segments } from '@danqing/ui-kit';
import { useMemo, type CSSProperties } from 'react';
import type { SchemeSwatch } from '../model/scheme.ts';
import { swatchLabel } from '../model/use-swatch-name.ts';
import { useColorVision } from './color-vision-context.tsx';
import { ContrastLegend } from './contrast-legend.tsx';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { contrastPairs } from './contrast-pairs.ts';
import { useContrastTarget } from './contrast-target.ts';
import styles from './contrast-view.module.css';
import type { ReplaceSwatch } from './pair-panel.tsx';
import type { ContrastColor } from './contrast-color.ts';
import { Verdict } from './verdict.tsx';

const NORMAL = 'normal' as const;

interface ContrastViewProps {
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  onReplace: ReplaceSwatch;
}

export function ContrastView({ scheme, list, onReplace }: ContrastViewProps) {
  const { t } = useTranslation('seeing');
  const { t: words } = useTranslation('generator');
  const [target, setTarget] = useContrastTarget();
  const { vision, wholePage, setVision, setWholePage } = useColorVision();
  const colors = useMemo<ContrastColor[]>(
    () => [
      { hex: '#FFFFFF', label: t('white'), swatch: null },
      ...scheme.map((swatch) => ({
        hex: swatch.hex,
        label: swatchLabel(swatch, words),
        swatch: swatch.name,
      })),
      { hex: '#000000', label: t('black'), swatch: null },
    ],
    [scheme, t, words],
  );
  const pairs = useMemo(
    () =>
      contrastPairs(
        colors.map(({ hex }) => hex),
        target,
        vision,
      ),
    [colors, target, vision],
  );
  const replace: ReplaceSwatch = (swatch, color) => {
    onReplace(swatch, color);
    const { label = '' } = colors.find((one) => one.swatch === swatch) ?? {};
    const name = isNamed(color) ? color.name : color.hex;
    toast({ message: t('replaced', { swatch: label, name }), swatch: color.hex });
  };
  if (scheme.length < 2) return <p>{words('strip.none')}</p>;
  return (
    <div className={styles.view}>
      <div className={styles.parts} style={{ '--colors': colors.length } as CSSProperties}>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {words('vision.label')}
            </span>
            <Segments
              label={words('vision.label')}
              className={styles.segments}
              value={vision ?? NORMAL}
              onChange={(value) => setVision(value === NORMAL ? null : value)}
              options={[NORMAL, ...COLOR_VISIONS].map((value) => ({
                value,
                label: words(`vision.${value}`),
              }))}
            />
            {vision ? (
              <Checkbox checked={wholePage} onChange={(event) => setWholePage(event.target.checked)}>
                {words('vision.wholePage')}
              </Checkbox>
            ) : null}
          </div>
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {t('target')}
            </span>
            <Segments
              label={t('target')}
              className={styles.targets}
              value={target}
              onChange={setTarget}
              options={CONTRAST_TARGETS.map((value) => ({ value, label: t(`targetName.${value}`) }))}
            />
          </div>
        </div>
        <Verdict colors={colors} pairs={pairs} target={target} vision={vision} />
        <ContrastMatrix
          colors={colors}
          pairs={pairs}
          target={target}
          named={colorsOf(list)}
          onReplace={replace}
        />
        <ContrastLegend method={contrastTarget(target).method} vision={vision} />
      </div>
    </div>
  );
}

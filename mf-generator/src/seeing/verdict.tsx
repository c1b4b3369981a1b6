import type { ColorVision } from '@danqing/color-core';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import TriangleAlert from '@danqing/ui-kit/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { LabelledColor } from './contrast-matrix.tsx';
import { contrastText, type ContrastMethod, type ContrastPair } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';

/** More than these are counted, not listed. */
export const LISTED_PAIRS = 3;

interface VerdictProps {
  colors: readonly LabelledColor[];
  pairs: readonly ContrastPair[];
  method: ContrastMethod;
  vision: ColorVision | null;
}

/**
 * Summary of the matrix: how many pairs carry text, which has the most contrast, and which two a deficiency confuses.
 */
export function Verdict({ colors, pairs, method, vision }: VerdictProps) {
  const { t } = useTranslation('generator');
  const readable = pairs.filter(carriesText).length;
  const safest = pairs.reduce((best, pair) => (pair.value > best.value ? pair : best));
  const confusable = pairs.filter((pair) => pair.confusable);
  const names = (pair: ContrastPair) => ({
    a: colors[pair.text]?.label ?? '',
    b: colors[pair.ground]?.label ?? '',
  });
  const seen = { vision: vision ? t(`vision.${vision}`) : '' };
  return (
    <div className={styles.verdict} role="status">
      <p className={styles.figure}>
        {readable}
        <small>{t('contrast.readable', { count: pairs.length })}</small>
      </p>
      <ul>
        <Line good={carriesText(safest)} hexes={hexesOf(safest, colors)}>
          <Trans
            t={t}
            i18nKey="contrast.safest"
            values={{ ...names(safest), value: contrastText(safest.value, method) }}
            components={{ b: <b /> }}
          />
        </Line>
        {confusable.slice(0, LISTED_PAIRS).map((pair) => (
          <Line key={`${pair.text} ${pair.ground}`} hexes={hexesOf(pair, colors)}>
            <Trans
              t={t}
              i18nKey="contrast.lost"
              values={{ ...names(pair), ...seen }}
              components={{ b: <b /> }}
            />
          </Line>
        ))}
        {confusable.length > LISTED_PAIRS ? (
          <Line>{t('contrast.more', { count: confusable.length - LISTED_PAIRS })}</Line>
        ) : null}
        {vision && confusable.length === 0 ? <Line good>{t('contrast.allTold', seen)}</Line> : null}
      </ul>
    </div>
  );
}

const carriesText = ({ level }: ContrastPair) => level === 'best' || level === 'text';

const hexesOf = ({ text, ground }: ContrastPair, colors: readonly LabelledColor[]) =>
  [colors[text]?.hex, colors[ground]?.hex].filter((hex) => hex !== undefined);

interface LineProps {
  good?: boolean;
  hexes?: readonly string[];
  children: ReactNode;
}

function Line({ good = false, hexes = [], children }: LineProps) {
  const Icon = good ? Check : TriangleAlert;
  return (
    <li>
      <Icon size={17} strokeWidth={1.6} aria-hidden="true" className={good ? styles.good : styles.warning} />
      <span>{children}</span>
      {hexes.length > 0 ? (
        <span className={styles.patches} aria-hidden="true">
          {hexes.map((hex, index) => (
            <i key={index} style={{ background: hex }} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

import { contrastTarget, type ColorVision, type ContrastTarget } from '@danqing/color-core';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import TriangleAlert from '@danqing/ui-kit/icons/triangle-alert';
import type { ReactNode } from 'react';
import { contrastText, type ContrastPair } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';
import type { ContrastColor } from './contrast-color.ts';

/** Maximum number of pairs listed; longer lists show only their count. */
export const LISTED_PAIRS = 3;

interface VerdictProps {
  colors: readonly ContrastColor[];
  pairs: readonly ContrastPair[];
  target: ContrastTarget;
  vision: ColorVision | null;
}

/**
 * Summarises the pairs of the scheme: how many reach the target, which has the most contrast, which ones a
 * deficiency confuses.
 */
export function Verdict({ colors, pairs: all, target, vision }: VerdictProps) {
  const { t } = useTranslation('seeing');
  const { t: words } = useTranslation('generator');
  const isOwn = (index: number) => colors[index]?.swatch !== null;
  const pairs = all.filter(({ text, ground }) => isOwn(text) && isOwn(ground));
  const [first] = pairs;
  if (!first) return null;
  const safest = pairs.reduce((best, pair) => (pair.value > best.value ? pair : best), first);
  const confusable = pairs.filter((pair) => pair.confusable);
  const names = (pair: ContrastPair) => ({
    a: colors[pair.text]?.label ?? '',
    b: colors[pair.ground]?.label ?? '',
  });
  const seen = { vision: vision ? words(`vision.${vision}`) : '' };
  return (
    <div className={styles.verdict} role="status">
      <p className={styles.figure}>
        {pairs.filter(({ passes }) => passes).length}
        <small>{t('reached', { count: pairs.length, target: t(`targetName.${target}`) })}</small>
      </p>
      <ul>
        <Line good={safest.passes} hexes={hexesOf(safest, colors)}>
          <Trans
            t={t}
            i18nKey="safest"
            values={{ ...names(safest), value: contrastText(safest.value, contrastTarget(target).method) }}
            components={{ b: <b /> }}
          />
        </Line>
        {confusable.slice(0, LISTED_PAIRS).map((pair) => (
          <Line key={`${pair.text} ${pair.ground}`} hexes={hexesOf(pair, colors)}>
            <Trans t={t} i18nKey="lost" values={{ ...names(pair), ...seen }} components={{ b: <b /> }} />
          </Line>
        ))}
        {confusable.length > LISTED_PAIRS ? (
          <Line>{t('more', { count: confusable.length - LISTED_PAIRS })}</Line>
        ) : null}
        {vision && confusable.length === 0 ? <Line good>{t('allTold', seen)}</Line> : null}
      </ul>
      <p className={styles.hint}>{t('press')}</p>
    </div>
  );
}

const hexesOf = ({ text, ground }: ContrastPair, colors: readonly ContrastColor[]) =>
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

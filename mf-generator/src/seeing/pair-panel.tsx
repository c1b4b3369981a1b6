import { contrastTarget, type ContrastPart, type ContrastTarget } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import TriangleAlert from '@danqing/ui-kit/icons/triangle-alert';
import { useMemo } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import { contrastText, type ContrastPair } from './contrast-pairs.ts';
import styles from './pair-panel.module.css';
import { repairOptions, type RepairOption } from './repair-options.ts';
import type { ContrastColor } from './contrast-color.ts';

export type ReplaceSwatch = (swatch: string, color: ChosenColor) => void;

interface PairPanelProps {
  text: ContrastColor;
  ground: ContrastColor;
  pair: ContrastPair;
  target: ContrastTarget;
  colors: readonly Color[];
  onReplace: ReplaceSwatch;
}

export function PairPanel({ text, ground, pair, target, colors, onReplace }: PairPanelProps) {
  const { t } = useTranslation('seeing');
  const { method, least } = contrastTarget(target);
  const options = useMemo(
    () => (pair.passes ? [] : repairOptions(text, ground, target, colors)),
    [pair.passes, text, ground, target, colors],
  );
  const words = { target: t(`targetName.${target}`), value: contrastText(pair.value, method) };
  const Icon = pair.passes ? Check : TriangleAlert;
  return (
    <>
      <p className={styles.sample} style={{ background: ground.hex, color: text.hex }} aria-hidden="true">
        <b>丹</b>
        <b>青</b>
        <span>文</span>
      </p>
      <h2 className={styles.pair}>{t('inspect', { text: text.label, ground: ground.label })}</h2>
      <p className={styles.verdict}>
        <Icon
          size={17}
          strokeWidth={1.6}
          aria-hidden="true"
          className={pair.passes ? styles.good : styles.warning}
        />
        {pair.passes ? t('enough', words) : t('short', { ...words, least })}
      </p>
      {pair.passes ? null : options.length === 0 ? (
        <p className={styles.nothing}>{t('nothing', words)}</p>
      ) : (
        (['text', 'ground'] as const).map((part) => (
          <Options
            key={part}
            part={part}
            replaced={part === 'text' ? text : ground}
            options={options.filter((option) => option.part === part)}
            method={method}
            onReplace={onReplace}
          />
        ))
      )}
    </>
  );
}

interface OptionsProps {
  part: ContrastPart;
  replaced: ContrastColor;
  options: readonly RepairOption[];
  method: ReturnType<typeof contrastTarget>['method'];
  onReplace: ReplaceSwatch;
}

function Options({ part, replaced, options, method, onReplace }: OptionsProps) {
  const { t } = useTranslation('seeing');
  if (options.length === 0) return null;
  const title = t(part === 'text' ? 'replaceText' : 'replaceGround', { name: replaced.label });
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.color.hex}>
            <button
              type="button"
              className={styles.option}
              onClick={() => onReplace(option.swatch, option.color)}
            >
              <i style={{ background: replaced.hex }} aria-hidden="true" />
              <i
                className={styles.after}
                style={{ background: option.ground, color: option.text }}
                aria-hidden="true"
              >
                文
              </i>
              <OptionName color={option.color} />
              <span className={styles.figures}>
                <b>{contrastText(option.value, method)}</b>
                <span>{t('distance', { distance: option.deltaE.toFixed(1) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OptionName({ color }: { color: ChosenColor }) {
  const { t } = useTranslation('seeing');
  const locale = useLocale();
  const gloss = isNamed(color) ? colorGloss(color, locale) : null;
  return (
    <span className={styles.name}>
      {isNamed(color) ? <b lang="zh">{color.name}</b> : <b className={styles.custom}>{t('anyColor')}</b>}
      <span>{gloss ? `${gloss}, ${color.hex}` : color.hex}</span>
    </span>
  );
}

import { contrastTarget, textOn, type ContrastTarget } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Popover, PopoverContent, PopoverTrigger, VisuallyHidden } from '@danqing/ui-kit';
import { memo, useState, type KeyboardEvent } from 'react';
import { LEVEL_SIGNS } from './contrast-legend.tsx';
import { contrastText, type ContrastPair } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';
import { matrixTarget } from './matrix-navigation.ts';
import { PairPanel, type ReplaceSwatch } from './pair-panel.tsx';
import panel from './pair-panel.module.css';
import type { ContrastColor } from './contrast-color.ts';

interface ContrastMatrixProps {
  colors: readonly ContrastColor[];
  pairs: readonly ContrastPair[];
  target: ContrastTarget;
  /** Colours offered as replacements. */
  named: readonly Color[];
  onReplace: ReplaceSwatch;
}

/**
 * Renders every pair as one cell: the row's colour as a character on the column's colour. A cell opens the
 * pair in detail.
 */
export function ContrastMatrix({ colors, pairs, target, named, onReplace }: ContrastMatrixProps) {
  const { t } = useTranslation('seeing');
  const scheme = colors.filter(({ swatch }) => swatch !== null);
  // The whole matrix is one tab stop.
  const [stop, setStop] = useState('1 0');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const [row = 0, column = 0] = cell?.split(' ').map(Number) ?? [];
    const next = cell === undefined ? null : matrixTarget(event.key, { row, column }, colors.length);
    if (!next || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell='${next.row} ${next.column}']`)?.focus();
  };
  return (
    <div className={styles.scroll} role="region" aria-label={t('matrix')}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside */}
      <table
        className={styles.matrix}
        onKeyDown={onKeyDown}
        onFocus={({ target: { dataset } }) => dataset.cell && setStop(dataset.cell)}
      >
        <caption>
          <VisuallyHidden>{t('caption', { colors: scheme.length, count: pairs.length })}</VisuallyHidden>
        </caption>
        <tbody>
          {colors.map(({ hex, label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {pairs
                .filter(({ text }) => text === row)
                .map((pair) => {
                  const text = colors[pair.text];
                  const ground = colors[pair.ground];
                  return text && ground ? (
                    <Cell
                      key={pair.ground}
                      {...{ pair, text, ground, target, named, onReplace }}
                      isStop={stop === `${pair.text} ${pair.ground}`}
                    />
                  ) : null;
                })}
              <td className={styles.self}>
                <span style={{ background: hex, color: textOn(hex) }} aria-hidden="true">
                  {label}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Omit<ContrastMatrixProps, 'colors' | 'pairs'> {
  pair: ContrastPair;
  text: ContrastColor;
  ground: ContrastColor;
  isStop: boolean;
}

const Cell = memo(function Cell({ pair, text, ground, target, named, isStop, onReplace }: CellProps) {
  const { t } = useTranslation('seeing');
  const [open, setOpen] = useState(false);
  const { method } = contrastTarget(target);
  const level = classNames(
    styles.cell,
    styles[pair.level],
    pair.passes && styles.passes,
    pair.confusable && styles.confusable,
  );
  return (
    <td>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          className={level}
          tabIndex={isStop ? 0 : -1}
          data-cell={`${pair.text} ${pair.ground}`}
        >
          <span
            className={styles.sample}
            style={{ background: ground.hex, color: text.hex }}
            aria-hidden="true"
          >
            文
          </span>
          <span className={styles.value}>
            <VisuallyHidden>{t('pair', { text: text.label, ground: ground.label })} </VisuallyHidden>
            {contrastText(pair.value, method)}
            <i aria-hidden="true">{LEVEL_SIGNS[pair.level]}</i>
            <VisuallyHidden>
              {' '}
              {t(pair.passes ? 'passes' : 'fails', { target: t(`targetName.${target}`) })}
              {pair.confusable ? `, ${t('confusable')}` : ''}
            </VisuallyHidden>
          </span>
        </PopoverTrigger>
        {open ? (
          <PopoverContent
            label={t('inspect', { text: text.label, ground: ground.label })}
            className={panel.panel}
          >
            <PairPanel
              {...{ pair, text, ground, target }}
              colors={named}
              onReplace={(swatch, color) => {
                setOpen(false);
                onReplace(swatch, color);
              }}
            />
          </PopoverContent>
        ) : null}
      </Popover>
    </td>
  );
});

import { textOn } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, VisuallyHidden } from '@danqing/ui-kit';
import { LEVEL_SIGNS } from './contrast-legend.tsx';
import { contrastText, type ContrastMethod, type ContrastPair } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';

/** A colour of the scheme, and what it is called. */
export interface LabelledColor {
  hex: string;
  label: string;
}

interface ContrastMatrixProps {
  colors: readonly LabelledColor[];
  pairs: readonly ContrastPair[];
  method: ContrastMethod;
}

/** Every pair in one cell: the row's colour as a character on the column's. */
export function ContrastMatrix({ colors, pairs, method }: ContrastMatrixProps) {
  const { t } = useTranslation('generator');
  return (
    // Scrolls sideways on narrow windows, by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('contrast.matrix')}>
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>
            {t('contrast.caption', { colors: colors.length, count: pairs.length })}
          </VisuallyHidden>
        </caption>
        <tbody>
          {colors.map(({ hex, label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {pairs
                .filter(({ text }) => text === row)
                .map((pair) => (
                  <Cell key={pair.ground} pair={pair} colors={colors} method={method} />
                ))}
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

function Cell({ pair, colors, method }: { pair: ContrastPair } & Omit<ContrastMatrixProps, 'pairs'>) {
  const { t } = useTranslation('generator');
  const text = colors[pair.text];
  const ground = colors[pair.ground];
  if (!text || !ground) return null;
  const shown = contrastText(pair.value, method);
  return (
    <td className={classNames(styles[pair.level], pair.confusable && styles.confusable)}>
      <span className={styles.sample} style={{ background: ground.hex, color: text.hex }} aria-hidden="true">
        文
      </span>
      <span className={styles.value}>
        <VisuallyHidden>{t('contrast.pair', { text: text.label, ground: ground.label })} </VisuallyHidden>
        {shown}
        <i aria-hidden="true">{LEVEL_SIGNS[pair.level]}</i>
        <VisuallyHidden>
          {' '}
          {t(`contrast.${method}.${pair.level}`)}
          {pair.confusable ? `, ${t('contrast.confusable')}` : ''}
        </VisuallyHidden>
      </span>
    </td>
  );
}

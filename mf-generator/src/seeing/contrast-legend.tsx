import type { ColorVision, ContrastMethod } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { ContrastLevel } from './contrast-pairs.ts';
import styles from './contrast-view.module.css';

/** Distinguished by shape, not only by colour. */
export const LEVEL_SIGNS: Readonly<Record<ContrastLevel, string>> = {
  best: '●',
  text: '◐',
  large: '○',
  none: '×',
};

export function ContrastLegend({ method, vision }: { method: ContrastMethod; vision: ColorVision | null }) {
  const { t } = useTranslation('seeing');
  const { t: words } = useTranslation('generator');
  return (
    <ul className={styles.legend}>
      {(['best', 'text', 'large', 'none'] as const).map((level) => (
        <li key={level}>
          <b aria-hidden="true">{LEVEL_SIGNS[level]}</b>
          {t(`level.${method}.${level}`)}
        </li>
      ))}
      {vision ? (
        <li>
          <b className={styles.confusableSign} aria-hidden="true" />
          {t('hardFor', { vision: words(`vision.${vision}`) })}
        </li>
      ) : null}
    </ul>
  );
}

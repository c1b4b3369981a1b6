import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { memo, useState } from 'react';
import { drawBarHeights, lastChange } from './bar-heights.ts';
import styles from './chart-preview.module.css';

/**
 * Renders an exhibition's visitors over half a year as a bar chart. Heights are random but constant while
 * mounted, so that a new colour changes only the colours.
 */
export const ChartPreview = memo(function ChartPreview() {
  const { t } = useTranslation('generator');
  const [heights] = useState(() => drawBarHeights());
  const months = t('preview.chart.months').split(' ');
  const last = heights.length - 1;
  const change = lastChange(heights);
  const trend = change > 0 ? 'more' : change < 0 ? 'less' : 'equal';
  return (
    <>
      <span className={styles.side}>
        <span className={styles.caption}>{t('preview.chart.title')}</span>
        <span className={styles.figure}>
          {heights[last]}
          <small>{t('preview.chart.unit')}</small>
        </span>
        <span className={styles.caption}>{t(`preview.chart.${trend}`, { percent: Math.abs(change) })}</span>
        <span className={styles.period}>{t('preview.chart.period')}</span>
      </span>
      <span className={styles.bars}>
        {heights.map((height, index) => (
          <span key={index}>
            <span
              className={classNames(styles.column, index === last && styles.latest)}
              style={{ '--v': height }}
            >
              {index === last ? <b>{height}</b> : null}
            </span>
            <span className={styles.month}>{months[index]}</span>
          </span>
        ))}
      </span>
    </>
  );
});

import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { useState } from 'react';
import { drawBarHeights, lastChange } from './bar-heights.ts';
import { PreviewFrame, type PreviewProps } from './preview-frame.tsx';
import styles from './previews.module.css';

/** The sample shows May to October 2026; the bars are drawn once in a visit, so that a new colour moves only the colours. */
const FIRST_MONTH = 4;
const YEAR = 2026;

/** Visitors of an exhibition over half a year, as a bar chart. */
export function ChartPreview({ keyColor }: PreviewProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const [heights] = useState(() => drawBarHeights());
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const last = heights.length - 1;
  const change = lastChange(heights);
  const trend = change > 0 ? 'more' : change < 0 ? 'less' : 'equal';
  return (
    <PreviewFrame label={t('preview.chart.name')} keyColor={keyColor} className={styles.chart}>
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
            <span className={styles.month}>{month.format(Date.UTC(YEAR, FIRST_MONTH + index))}</span>
          </span>
        ))}
      </span>
    </PreviewFrame>
  );
}

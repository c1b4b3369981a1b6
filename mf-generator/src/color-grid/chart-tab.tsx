import { colorsOf, type ColorList } from '@danqing/area-kit';
import { CHART_PAGE_COUNT, type Color } from '@danqing/contracts/colors';
import { isNamed, nameWithGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton, Note } from '@danqing/ui-kit';
import ChevronLeft from '@danqing/ui-kit/icons/chevron-left';
import ChevronRight from '@danqing/ui-kit/icons/chevron-right';
import type { ChosenColor } from '../model/chosen-color.ts';
import { colorsOfPage, type ChartMark } from './chart-page.ts';
import { ChartSheet } from './chart-sheet.tsx';
import styles from './chart-tab.module.css';
import { chartTitle } from './chart-title.ts';

interface ChartTabProps {
  primary: ChosenColor;
  list: ColorList;
  mark: ChartMark | null;
  page: number;
  onPage: (page: number) => void;
  onShow: (color: Color | null) => void;
  onCopy: (color: Color) => void;
}

export function ChartTab({ primary, list, mark, page, onPage, onShow, onCopy }: ChartTabProps) {
  const { t } = useTranslation('grid');
  const locale = useLocale();
  const colors = colorsOfPage(colorsOf(list), page);
  const title = chartTitle(t, page);
  const turn = (label: string, to: number, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      // Not `disabled`, which would drop the focus at the last page.
      aria-disabled={to < 1 || to > CHART_PAGE_COUNT}
      className={styles.turn}
      onClick={() => {
        if (to >= 1 && to <= CHART_PAGE_COUNT) onPage(to);
      }}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      {mark && !isNamed(primary) ? (
        <Note tone="accent" className={styles.note}>
          {t('withoutPage', {
            hex: primary.hex,
            name: nameWithGloss(mark.color, locale),
            distance: mark.deltaE?.toFixed(1) ?? '',
          })}
        </Note>
      ) : null}
      {list.status === 'failed' ? (
        <Note tone="accent" className={styles.note}>
          {t('withoutList')}
        </Note>
      ) : null}
      <ChartSheet
        key={`${page} ${colors.length}`}
        page={page}
        title={title}
        colors={colors}
        mark={mark}
        onShow={onShow}
        onCopy={onCopy}
      />
      <div className={styles.pager}>
        {turn(t('previous'), page - 1, ChevronLeft)}
        <p aria-live="polite">
          <b>{title}</b>
          <span>
            {t('page', { page })}
            {colors.length > 0 ? ` · ${t('count', { colors: colors.length })}` : ''}
          </span>
        </p>
        {turn(t('next'), page + 1, ChevronRight)}
      </div>
      <p className={styles.hint}>{t('chartHint')}</p>
    </>
  );
}

import { CHART_PAGE_COUNT, chartSubject, type Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { IconButton, Note } from '@danqing/ui-kit';
import ChevronLeft from '@danqing/ui-kit/icons/chevron-left';
import ChevronRight from '@danqing/ui-kit/icons/chevron-right';
import type { ChosenColor } from '../generator/chosen-color.ts';
import { colorsOf, type ColorList } from '../generator/route-color.ts';
import { colorsOfPage, type ChartMark } from './chart-page.ts';
import { ChartSheet } from './chart-sheet.tsx';
import styles from './chart-tab.module.css';
import { useGridTexts } from './texts/use-grid-texts.ts';

interface ChartTabProps {
  primary: ChosenColor;
  list: ColorList;
  mark: ChartMark | null;
  page: number;
  onPage: (page: number) => void;
  /** The pointer is on this colour, or it is the chosen one; null while there is neither. */
  onShow: (color: Color | null) => void;
  onCopy: (hex: string) => void;
}

/** A page of the drawn chart with the colour's place on it, and the way to the pages beside it. */
export function ChartTab({ primary, list, mark, page, onPage, onShow, onCopy }: ChartTabProps) {
  const texts = useGridTexts();
  const colors = colorsOfPage(colorsOf(list), page);
  const title = texts.chartTitle(chartSubject(page));
  const turn = (label: string, to: number, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      // Not `disabled`: the button would lose the focus at the last page.
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
          {texts.withoutPage(primary.hex, mark.color.name, mark.deltaE?.toFixed(1) ?? '')}
        </Note>
      ) : null}
      {list.status === 'failed' ? (
        <Note tone="accent" className={styles.note}>
          {texts.withoutList}
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
        {turn(texts.previous, page - 1, ChevronLeft)}
        <p aria-live="polite">
          <b>{title}</b>
          <span>
            {texts.page(page)}
            {colors.length > 0 ? ` · ${texts.count(colors.length)}` : ''}
          </span>
        </p>
        {turn(texts.next, page + 1, ChevronRight)}
      </div>
      <p className={styles.hint}>{texts.chartHint}</p>
    </>
  );
}

import {
  CHART_INK,
  CHART_PAGE_SIZE,
  CHART_PAPER,
  chartLayout,
  chartPath,
  type Color,
} from '@danqing/contracts/colors';
import { nameWithGloss } from '@danqing/contracts/page';
import { useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, classNames, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ChartMark } from './chart-page.ts';
import styles from './chart-sheet.module.css';
import { useGridFocus } from './use-grid-focus.ts';

interface ChartSheetProps {
  page: number;
  title: string;
  colors: readonly Color[];
  mark: ChartMark | null;
  onShow: (color: Color | null) => void;
  onCopy: (color: Color) => void;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

export function ChartSheet({ page, title, colors, mark, onShow, onCopy }: ChartSheetProps) {
  const { t } = useTranslation('grid');
  const locale = useLocale();
  const { basePath } = usePageData();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const first = colors[0];
  const last = colors.at(-1);
  return (
    <div className={styles.scroll}>
      <div
        className={styles.sheet}
        data-state={state}
        aria-busy={state === 'loading'}
        style={{ '--print-paper': CHART_PAPER, '--print-ink': CHART_INK }}
      >
        {state === 'failed' ? (
          <div className={styles.failure} role="alert">
            <p>{t('failed')}</p>
            <Button onClick={() => setState('loading')}>{t('retry')}</Button>
          </div>
        ) : (
          <>
            <img
              src={basePath + chartPath(page)}
              width={CHART_PAGE_SIZE.width * 2}
              height={CHART_PAGE_SIZE.height * 2}
              alt={
                first && last
                  ? t('chartAlt', {
                      title,
                      colors: colors.length,
                      first: nameWithGloss(first, locale),
                      last: nameWithGloss(last, locale),
                    })
                  : title
              }
              onLoad={() => setState('loaded')}
              onError={() => setState('failed')}
            />
            {state === 'loading' ? (
              <>
                <Skeleton className={styles.skeleton} />
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
              </>
            ) : null}
            {first ? (
              <Cells title={title} colors={colors} mark={mark} onShow={onShow} onCopy={onCopy} />
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}

function Cells({ title, colors, mark, onShow, onCopy }: Omit<ChartSheetProps, 'page'>) {
  const { t } = useTranslation('grid');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const { cells, columns, rows } = chartLayout(colors.length);
  const own = colors.findIndex(({ id }) => id === mark?.color.id);
  const [chosen, setChosen] = useState<Color | null>(null);
  const cellProps = useGridFocus({ count: colors.length, columns }, Math.max(0, own), (index) => {
    setChosen(colors[index] ?? null);
    onShow(colors[index] ?? null);
  });
  const markText = mark?.deltaE === null ? t('own') : t('nearestToOwn');
  useEffect(() => {
    // On narrow screens the chart scrolls, so this brings the marked cell into view.
    grid.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  return (
    <div ref={grid} role="grid" aria-label={title} onPointerLeave={() => onShow(chosen)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row">
          {colors.slice(row * columns, (row + 1) * columns).map((color, column) => {
            const index = row * columns + column;
            const { swatch, ...place } = cells[index]!;
            const cell = cellProps(index);
            return (
              <button
                key={color.id}
                type="button"
                role="gridcell"
                {...cell}
                className={classNames(styles.cell, index === own && styles.own)}
                style={{
                  left: percent(place.left, CHART_PAGE_SIZE.width),
                  top: percent(place.top, CHART_PAGE_SIZE.height),
                  width: percent(place.width, CHART_PAGE_SIZE.width),
                  height: percent(place.height, CHART_PAGE_SIZE.height),
                  '--swatch-width': percent(swatch.width, place.width),
                  '--swatch-height': percent(swatch.height, place.height),
                }}
                aria-current={index === own || undefined}
                aria-label={`${nameWithGloss(color, locale)} ${color.hex}${index === own ? `, ${markText}` : ''}`}
                onPointerEnter={() => onShow(color)}
                onClick={() => {
                  cell.onClick();
                  onCopy(color);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

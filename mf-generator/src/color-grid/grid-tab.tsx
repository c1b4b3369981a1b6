import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { memo, useState } from 'react';
import { rowLightness, type GeneratedGrid } from './grid-cells.ts';
import styles from './grid-tab.module.css';
import { useGridFocus } from './use-grid-focus.ts';

interface GridTabProps {
  grid: GeneratedGrid;
  onShow: (index: number) => void;
  onCopy: (hex: string) => void;
}

export const GridTab = memo(function GridTab({ grid, onShow, onCopy }: GridTabProps) {
  const { rows, columns, ownIndex, grey } = grid;
  const { t } = useTranslation('grid');
  const [chosen, setChosen] = useState(ownIndex);
  const cellProps = useGridFocus({ count: rows.length * columns, columns }, ownIndex, (index) => {
    setChosen(index);
    onShow(index);
  });
  return (
    <>
      <div className={styles.frame}>
        <div role="grid" aria-label={t('axes')} className={styles.grid} onPointerLeave={() => onShow(chosen)}>
          {rows.map((cells, row) => {
            const lightness = rowLightness(row).toFixed(2);
            return (
              <div key={lightness} role="row" className={styles.row}>
                <span role="rowheader" className={styles.axis} aria-label={t('lightnessOf', { lightness })}>
                  {lightness}
                </span>
                {cells.map(({ hex, text, equalsLeft }, column) => {
                  const index = row * columns + column;
                  const cell = cellProps(index);
                  const said = [hex, index === ownIndex && t('nearestToOwn'), equalsLeft && t('sameAsLeft')];
                  return (
                    <button
                      key={column}
                      type="button"
                      role="gridcell"
                      {...cell}
                      className={classNames(styles.cell, index === ownIndex && styles.own)}
                      style={{ '--cell': hex, '--on-cell': text }}
                      aria-label={said.filter(Boolean).join(', ')}
                      onPointerEnter={() => onShow(index)}
                      onClick={() => {
                        cell.onClick();
                        onCopy(hex);
                      }}
                    >
                      {index === ownIndex ? t('ownMark') : equalsLeft ? '〃' : null}
                    </button>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
      <p className={styles.legend}>
        {grey ? (
          <span>{t('grey')}</span>
        ) : (
          <>
            <span>{t('leastChroma')}</span>
            <span className={styles.keys}>{t('keys')}</span>
            <span>{t('mostChroma')}</span>
          </>
        )}
      </p>
    </>
  );
});

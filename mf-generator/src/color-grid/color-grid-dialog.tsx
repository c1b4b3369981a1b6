import { colorsOf, type ColorList } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { colorLabel, isNamed } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogTitle,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@danqing/ui-kit';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { colorOfHex, type ChosenColor } from '../model/chosen-color.ts';
import { chartMark } from './chart-page.ts';
import { ChartTab } from './chart-tab.tsx';
import { ColorAside } from './color-aside.tsx';
import styles from './color-grid-dialog.module.css';
import { generatedGrid } from './grid-cells.ts';
import { GridTab } from './grid-tab.tsx';

interface ColorGridDialogProps {
  primary: ChosenColor;
  list: ColorList;
  onPrimary: (color: ChosenColor) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ColorGridDialog({ primary, list, onPrimary, onClose, returnFocus }: ColorGridDialogProps) {
  const { t } = useTranslation('grid');
  const locale = useLocale();
  const copy = useCopy();
  const panel = useRef<HTMLDivElement>(null);
  const colors = colorsOf(list);
  const [tab, setTab] = useState<'grid' | 'chart'>('grid');
  const grid = useMemo(() => generatedGrid(primary.hex), [primary.hex]);
  const mark = useMemo(() => chartMark(primary, colors), [primary, colors]);
  const [cell, setCell] = useState(grid.ownIndex);
  const [pointed, setPointed] = useState<Color | null>(null);
  const [turned, setTurned] = useState<number | null>(null);
  const page = turned ?? mark?.color.page ?? 1;

  const gridHex = grid.rows.flat()[cell]?.hex ?? primary.hex;
  const shown: ChosenColor = tab === 'grid' ? { hex: gridHex } : (pointed ?? mark?.color ?? primary);
  const copyHex = useCallback((hex: string) => void copy(hex, hex), [copy]);
  const copyColor = useCallback((color: Color) => void copy(color.hex, color.hex, color), [copy]);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className={styles.dialog}
        style={{ '--shown': shown.hex, '--on-shown': textOn(shown.hex) }}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          panel.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
        }}
        returnFocus={returnFocus}
      >
        <Tabs
          ref={panel}
          className={styles.main}
          value={tab}
          onChange={(value) => setTab(value as typeof tab)}
        >
          <DialogTitle className={styles.title}>
            {t('title', { name: colorLabel(primary, locale) })}
          </DialogTitle>
          <div className={styles.head}>
            <TabList label={t('tabs')}>
              <Tab value="grid" detail="13 × 13">
                {t('grid')}
              </Tab>
              <Tab value="chart" detail={t('page', { page })}>
                {t('chart')}
              </Tab>
            </TabList>
          </div>
          <TabPanel value="grid" tabIndex={-1} className={styles.panel}>
            <GridTab grid={grid} onShow={setCell} onCopy={copyHex} />
          </TabPanel>
          <TabPanel value="chart" tabIndex={-1} className={styles.panel}>
            <ChartTab
              primary={primary}
              list={list}
              mark={mark}
              page={page}
              onPage={(next) => {
                setTurned(next);
                setPointed(null);
              }}
              onShow={setPointed}
              onCopy={copyColor}
            />
          </TabPanel>
        </Tabs>
        <ColorAside
          color={shown}
          own={shown.hex === primary.hex}
          colors={colors}
          onCopy={() => (isNamed(shown) ? copyColor(shown) : copyHex(shown.hex))}
          onPrimary={() => {
            onClose();
            onPrimary(isNamed(shown) ? shown : colorOfHex(shown.hex, colors));
          }}
        />
        <DialogCloseButton label={t('close')} className={styles.close} />
      </DialogContent>
    </Dialog>
  );
}

import { LazyDialog, type ColorList } from '@danqing/area-kit';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import { Button, lazyChunk, prefetchProps } from '@danqing/ui-kit';
import Grid3x3 from '@danqing/ui-kit/icons/grid-3x3';
import { useRef, useState, type RefObject } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import layout from '../layout/layout.module.css';
import styles from './color-grid.module.css';
import { gridCatalogues } from './grid-catalogues.ts';

const gridDialog = lazyChunk(() =>
  withLateTexts(
    'grid',
    gridCatalogues,
    import('./color-grid-dialog.tsx').then((module) => module.ColorGridDialog),
  ),
);

interface ColorGridProps {
  primary: ChosenColor;
  list: ColorList;
  onPrimary: (color: ChosenColor) => void;
}

export function ColorGridButton(props: ColorGridProps) {
  const { t } = useTranslation('generator');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        aria-haspopup="dialog"
        {...prefetchProps(gridDialog)}
        onClick={() => setOpen(true)}
      >
        <Grid3x3 size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className={layout.optionalLabel}>{t('grid.open')}</span>
      </Button>
      <LazyGrid {...props} open={open} onOpenChange={setOpen} returnFocus={button} />
    </>
  );
}

/**
 * Renders a list item that opens the colour grid, in the free cell that eleven cards leave in rows of four.
 */
export function ColorGridCard(props: ColorGridProps) {
  const { t } = useTranslation('generator');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.card}>
      <button
        ref={button}
        type="button"
        aria-label={t('grid.open')}
        aria-haspopup="dialog"
        {...prefetchProps(gridDialog)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.cardFace}>
          <Grid3x3 size={24} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <b>{t('grid.short')}</b>
        <span className={styles.cardSize}>13 × 13</span>
      </button>
      <LazyGrid {...props} open={open} onOpenChange={setOpen} returnFocus={button} />
    </li>
  );
}

interface LazyGridProps extends ColorGridProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

function LazyGrid({ open, onOpenChange, ...props }: LazyGridProps) {
  const { t } = useTranslation('generator');
  const close = () => onOpenChange(false);
  return (
    <LazyDialog
      needed={open}
      chunk={gridDialog}
      props={open ? { ...props, onClose: close } : null}
      failed={t('dialogFailed')}
      onFailure={close}
    />
  );
}

import { LazyDialog, type ColorList } from '@danqing/area-kit';
import { exportCatalogues, exportDialogCatalogues } from '@danqing/palette-export';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import { Button, lazyChunk, prefetchProps } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import { useRef, useState } from 'react';
import type { GeneratorState } from '../model/generator-state.ts';
import layout from '../layout/layout.module.css';
import type { SchemeSwatch } from '../model/scheme.ts';
import { isComplete } from '../model/palette/is-complete.ts';

const schemeExport = lazyChunk(() =>
  withLateTexts(
    'palette-export',
    exportCatalogues,
    withLateTexts(
      'palette-export-dialog',
      exportDialogCatalogues,
      import('./scheme-export.tsx').then((module) => module.SchemeExport),
    ),
  ),
);

interface ExportPaletteProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
}

export function ExportPalette({ state, scheme, list }: ExportPaletteProps) {
  const { t } = useTranslation('generator');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        disabled={!isComplete(state, scheme)}
        {...prefetchProps(schemeExport)}
        onClick={() => setOpen(true)}
      >
        <Download size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className={layout.optionalLabel}>{t('export')}</span>
      </Button>
      <LazyDialog
        needed={open}
        chunk={schemeExport}
        props={open ? { state, scheme, list, onClose: close, returnFocus: button } : null}
        failed={t('dialogFailed')}
        onFailure={close}
      />
    </>
  );
}

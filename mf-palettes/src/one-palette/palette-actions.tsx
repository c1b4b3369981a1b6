import { LazyDialog, LazyReport, notify, reportDialog } from '@danqing/area-kit';
import type { ListedPalette } from '@danqing/api-client';
import { toExportable } from '@danqing/palette-export';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, prefetchProps } from '@danqing/ui-kit';
import Copy from '@danqing/ui-kit/icons/copy';
import Download from '@danqing/ui-kit/icons/download';
import Flag from '@danqing/ui-kit/icons/flag';
import Link2 from '@danqing/ui-kit/icons/link-2';
import Pencil from '@danqing/ui-kit/icons/pencil';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { exportDialog } from '../card/lazy-export-dialog.ts';
import { useOpenPalette } from '../page/use-open-palette.ts';
import { EditDialog } from './edit-dialog.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useShare } from './use-share.ts';
import styles from './palette-screen.module.css';

interface PaletteActionsProps {
  palette: ListedPalette;
  own: boolean;
  onChanged: (palette: ListedPalette) => void;
  onReload: () => Promise<ListedPalette | null>;
  onDelete: () => void;
  returned: boolean;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;
type Open = 'export' | 'edit' | 'report' | null;

export function PaletteActions({
  palette,
  own,
  onChanged,
  onReload,
  onDelete,
  returned,
}: PaletteActionsProps) {
  const { t } = useTranslation('palette');
  const locale = useLocale();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const exportable = useMemo(() => toExportable(palette, locale), [palette, locale]);
  const load = useOpenPalette();
  const share = useShare();
  const { duplicate, busy } = useDuplicate(palette, own);
  const [edit, exporting, report] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const deletion = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) deletion.current?.focus({ preventScroll: true });
  }, [returned]);
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        disabled={palette.fault !== undefined}
        onClick={() => load(palette.colors, { id: palette.id, version: palette.version })}
      >
        {t('load')}
      </Button>
      <Button onClick={() => void share(palette)}>
        <Link2 {...ICON} />
        {t('share.label')}
      </Button>
      <Button ref={exporting} {...prefetchProps(exportDialog)} onClick={() => setOpen('export')}>
        <Download {...ICON} />
        {t('export')}
      </Button>
      {own ? (
        <Button ref={edit} onClick={() => setOpen('edit')}>
          <Pencil {...ICON} />
          {t('edit.label')}
        </Button>
      ) : null}
      <Button variant="quiet" disabled={busy} onClick={() => void duplicate()}>
        <Copy {...ICON} />
        {t(own ? 'duplicate.own' : 'duplicate.other')}
      </Button>
      {own ? (
        <Button ref={deletion} variant="quiet" className={styles.delete} onClick={onDelete}>
          <Trash2 {...ICON} />
          {t('delete')}
        </Button>
      ) : (
        <Button
          ref={report}
          variant="quiet"
          {...prefetchProps(reportDialog)}
          onClick={() => setOpen('report')}
        >
          <Flag {...ICON} />
          {t('report')}
        </Button>
      )}
      {open === 'edit' ? (
        <EditDialog
          palette={palette}
          onClose={close}
          onChanged={onChanged}
          onReload={onReload}
          returnFocus={edit}
        />
      ) : null}
      <LazyDialog
        needed={open === 'export'}
        chunk={exportDialog}
        props={open === 'export' ? { palette: exportable, onClose: close, returnFocus: exporting } : null}
        failed={t('dialogFailed')}
        onFailure={close}
        show={notify}
      />
      <LazyReport
        item={
          open === 'report'
            ? {
                kind: 'palette',
                id: palette.id,
                name: palette.name,
                colors: palette.colors.map(({ hex }) => hex),
              }
            : null
        }
        failed={t('dialogFailed')}
        onClose={close}
        returnFocus={report}
      />
    </div>
  );
}

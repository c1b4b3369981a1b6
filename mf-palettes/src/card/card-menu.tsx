import { LazyDialog, LazyReport, notify } from '@danqing/area-kit';
import type { Palette } from '@danqing/contracts/palettes';
import { toExportable, useExport } from '@danqing/palette-export';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton, lazyChunk, LazyMenu, logError } from '@danqing/ui-kit';
import Ellipsis from '@danqing/ui-kit/icons/ellipsis';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardActions } from './card-actions.ts';
import { exportDialog } from './lazy-export-dialog.ts';

export const cardMenuList = lazyChunk(() =>
  import(/* webpackChunkName: "floating" */ './card-menu-list.tsx').then((module) => module.CardMenuList),
);

interface CardMenuProps {
  palette: Palette;
  index: number;
  own: boolean;
  actions: CardActions;
  /** True when the palette has just been restored; its menu then takes the focus. */
  returned: boolean;
}

export function CardMenu({ palette, index, own, actions, returned }: CardMenuProps) {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  const trigger = useRef<HTMLButtonElement>(null);
  const [exporting, setExporting] = useState(false);
  const [reporting, setReporting] = useState(false);
  const exportable = useMemo(() => toExportable(palette, locale), [palette, locale]);
  const exports = useExport(exportable);
  const closeExport = () => setExporting(false);
  useEffect(() => {
    if (returned) trigger.current?.focus({ preventScroll: true });
  }, [returned]);

  const face = (
    <IconButton ref={trigger} label={t('menu.label', { name: palette.name })}>
      <Ellipsis size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <LazyMenu
        face={face}
        chunk={cardMenuList}
        opened={(List, byKey) => (
          <List
            face={face}
            byKey={byKey}
            palette={palette}
            own={own}
            exports={exports}
            actions={actions}
            onAllFormats={() => setExporting(true)}
            onDelete={() => actions.remove(palette, index)}
            onReport={() => setReporting(true)}
          />
        )}
        onFailed={(error) => {
          logError('palettes: the menu did not load', error);
          notify({ message: t('menu.failed'), variant: 'error' });
        }}
      />
      <LazyDialog
        needed={exporting}
        chunk={exportDialog}
        props={exporting ? { palette: exportable, onClose: closeExport, returnFocus: trigger } : null}
        failed={t('menu.dialogFailed')}
        onFailure={closeExport}
        show={notify}
      />
      <LazyReport
        item={
          reporting
            ? {
                kind: 'palette',
                id: palette.id,
                name: palette.name,
                colors: palette.colors.map(({ hex }) => hex),
              }
            : null
        }
        failed={t('menu.dialogFailed')}
        onClose={() => setReporting(false)}
        returnFocus={trigger}
      />
    </>
  );
}

import { LazyDialog, LazyReport, notify, reportDialog } from '@danqing/area-kit';
import type { Palette } from '@danqing/contracts/palettes';
import { toExportable, useExport } from '@danqing/palette-export';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton, Menu, MenuContent, MenuLine, MenuTrigger, prefetchProps } from '@danqing/ui-kit';
import Ellipsis from '@danqing/ui-kit/icons/ellipsis';
import Flag from '@danqing/ui-kit/icons/flag';
import FileDown from '@danqing/ui-kit/icons/file-down';
import Image from '@danqing/ui-kit/icons/image';
import Pencil from '@danqing/ui-kit/icons/pencil';
import Presentation from '@danqing/ui-kit/icons/presentation';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CardMenuItem } from './card-menu-item.tsx';
import type { CardActions } from './card-actions.ts';
import styles from './card-menu.module.css';
import { exportDialog } from './lazy-export-dialog.ts';
import { NearColors } from './near-colors.tsx';

interface CardMenuProps {
  palette: Palette;
  index: number;
  own: boolean;
  actions: CardActions;
  /** True when the palette has just been restored; its menu then takes the focus. */
  returned: boolean;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;
const FORMAT_ICONS = { 'office-theme': Presentation, image: Image } as const;

export function CardMenu({ palette, index, own, actions, returned }: CardMenuProps) {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  const trigger = useRef<HTMLButtonElement>(null);
  const [exporting, setExporting] = useState(false);
  const [reporting, setReporting] = useState(false);
  const exportable = useMemo(() => toExportable(palette, locale), [palette, locale]);
  const { start, menu } = useExport(exportable);
  const closeExport = () => setExporting(false);
  useEffect(() => {
    if (returned) trigger.current?.focus({ preventScroll: true });
  }, [returned]);

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton ref={trigger} label={t('menu.label', { name: palette.name })}>
            <Ellipsis size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </MenuTrigger>
        <MenuContent className={styles.menu} sideOffset={4}>
          <CardMenuItem icon={<Pencil {...ICON} />} onSelect={() => actions.open(palette)}>
            {t('menu.open')}
          </CardMenuItem>
          <MenuLine />
          {menu.choices.map(({ format, label, price }) => {
            const Icon = FORMAT_ICONS[format];
            return (
              <CardMenuItem
                key={format}
                icon={<Icon {...ICON} />}
                price={price}
                {...prefetchProps(exportDialog)}
                onSelect={() => {
                  actions.stay();
                  void start(format);
                }}
              >
                {label}
              </CardMenuItem>
            );
          })}
          <CardMenuItem
            icon={<FileDown {...ICON} />}
            onSelect={() => {
              actions.stay();
              setExporting(true);
            }}
          >
            {menu.allFormats}
          </CardMenuItem>
          <MenuLine />
          <NearColors palette={palette} onChoose={actions.showNear} />
          {own ? (
            <>
              <MenuLine />
              <CardMenuItem
                danger
                icon={<Trash2 {...ICON} />}
                onSelect={() => actions.remove(palette, index)}
              >
                {t('menu.delete')}
              </CardMenuItem>
            </>
          ) : (
            <>
              <MenuLine />
              <CardMenuItem
                icon={<Flag {...ICON} />}
                {...prefetchProps(reportDialog)}
                onSelect={() => setReporting(true)}
              >
                {t('menu.report')}
              </CardMenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
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

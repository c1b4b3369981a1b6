import { reportDialog } from '@danqing/area-kit';
import type { Palette } from '@danqing/contracts/palettes';
import type { PaletteExport } from '@danqing/palette-export';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { MenuLine, OpenedMenu, prefetchProps } from '@danqing/ui-kit';
import FileDown from '@danqing/ui-kit/icons/file-down';
import Flag from '@danqing/ui-kit/icons/flag';
import Image from '@danqing/ui-kit/icons/image';
import Pencil from '@danqing/ui-kit/icons/pencil';
import Presentation from '@danqing/ui-kit/icons/presentation';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import type { ReactElement } from 'react';
import type { CardActions } from './card-actions.ts';
import { CardMenuItem } from './card-menu-item.tsx';
import styles from './card-menu.module.css';
import { exportDialog } from './lazy-export-dialog.ts';
import { NearColors } from './near-colors.tsx';

interface CardMenuListProps {
  face: ReactElement;
  byKey: boolean;
  palette: Palette;
  own: boolean;
  exports: PaletteExport;
  actions: CardActions;
  onAllFormats: () => void;
  onDelete: () => void;
  onReport: () => void;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;
const FORMAT_ICONS = { 'office-theme': Presentation, image: Image } as const;

export function CardMenuList({
  face,
  byKey,
  palette,
  own,
  exports: { start, menu },
  actions,
  onAllFormats,
  onDelete,
  onReport,
}: CardMenuListProps) {
  const { t } = useTranslation('palettes');
  return (
    <OpenedMenu face={face} byKey={byKey} className={styles.menu} sideOffset={4}>
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
          onAllFormats();
        }}
      >
        {menu.allFormats}
      </CardMenuItem>
      <MenuLine />
      <NearColors palette={palette} onChoose={actions.showNear} />
      <MenuLine />
      {own ? (
        <CardMenuItem danger icon={<Trash2 {...ICON} />} onSelect={onDelete}>
          {t('menu.delete')}
        </CardMenuItem>
      ) : (
        <CardMenuItem icon={<Flag {...ICON} />} {...prefetchProps(reportDialog)} onSelect={onReport}>
          {t('menu.report')}
        </CardMenuItem>
      )}
    </OpenedMenu>
  );
}

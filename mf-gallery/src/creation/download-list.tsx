import { useTranslation } from '@danqing/shell-sdk/i18n';
import { MenuItem, OpenedMenu, prefetchProps } from '@danqing/ui-kit';
import FileDown from '@danqing/ui-kit/icons/file-down';
import Film from '@danqing/ui-kit/icons/film';
import Image from '@danqing/ui-kit/icons/image';
import type { ReactElement } from 'react';
import { creationFiles } from './lazy-creation-files.ts';

export type CreationFile = 'png' | 'webp' | 'card' | 'video';

interface DownloadListProps {
  face: ReactElement;
  byKey: boolean;
  hasVideo: boolean;
  onSave: (file: CreationFile) => void;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

export function DownloadList({ face, byKey, hasVideo, onSave }: DownloadListProps) {
  const { t } = useTranslation('collection');
  const files = [
    { file: 'card', Icon: FileDown, label: t('download.card') },
    { file: 'png', Icon: Image, label: t('download.png') },
    { file: 'webp', Icon: Image, label: t('download.webp') },
    ...(hasVideo ? [{ file: 'video', Icon: Film, label: t('download.video') } as const] : []),
  ] as const;
  return (
    <OpenedMenu face={face} byKey={byKey} align="start">
      {files.map(({ file, Icon, label }) => (
        <MenuItem key={file} {...prefetchProps(creationFiles)} onSelect={() => onSave(file)}>
          <Icon {...ICON} />
          {label}
        </MenuItem>
      ))}
    </OpenedMenu>
  );
}

import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogFrame } from '@danqing/ui-kit';
import type { RefObject } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './image-dialog.module.css';
import { openAsPalette } from './open-as-palette.ts';
import { ImagePanel } from './image-panel.tsx';

export interface ImageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: File | null;
  label: string;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  onSecond?: (color: ChosenColor) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ImageDialog({
  open,
  onOpenChange,
  file,
  label,
  list,
  onChoose,
  onSecond,
  returnFocus,
}: ImageDialogProps) {
  const { t } = useTranslation('pictures');
  const onAll = (hexes: readonly string[]) => {
    onOpenChange(false);
    openAsPalette(hexes);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogFrame
        className={styles.dialog}
        title={t('title')}
        closeLabel={t('close')}
        returnFocus={returnFocus}
      >
        <ImagePanel file={file} label={label} list={list} actions={{ onChoose, onSecond, onAll }} />
      </DialogFrame>
    </Dialog>
  );
}

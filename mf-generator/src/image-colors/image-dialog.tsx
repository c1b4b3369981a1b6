import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogFrame } from '@danqing/ui-kit';
import type { RefObject } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './image-dialog.module.css';
import { ImagePanel } from './image-panel.tsx';

export interface ImageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A picture that was dropped or pasted before the dialog was there. */
  file: File | null;
  /** What the colour is chosen for: 主色. */
  label: string;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /** Gets the focus when the dialog closes. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** Takes a colour from a picture. The picture stays on the device, and is there again when the dialog is opened again. */
export function ImageDialog({
  open,
  onOpenChange,
  file,
  label,
  list,
  onChoose,
  returnFocus,
}: ImageDialogProps) {
  const { t } = useTranslation('generator');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogFrame
        className={styles.dialog}
        title={t('image.title')}
        closeLabel={t('image.close')}
        returnFocus={returnFocus}
      >
        <ImagePanel file={file} label={label} list={list} onChoose={onChoose} />
      </DialogFrame>
    </Dialog>
  );
}

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
  /** A picture that was dropped or pasted before the dialog was there. */
  file: File | null;
  /** What the colour is chosen for: 主色. */
  label: string;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /** Takes a colour as the second one; missing where that is what it is chosen for. */
  onSecond?: (color: ChosenColor) => void;
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

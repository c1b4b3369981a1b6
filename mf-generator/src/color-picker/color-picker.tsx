import { LateDialog, type ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Popover, PopoverContent, PopoverTrigger, VisuallyHidden } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import { useRef, useState } from 'react';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import layout from '../layout/layout.module.css';
import { imageDialog } from '../image-colors/late-image-dialog.ts';
import { startCoCreation } from './co-create-hint.tsx';
import styles from './color-picker.module.css';
import { ImageSource } from './image-source.tsx';
import { SearchPanel } from './search-panel.tsx';

export interface ColorPickerProps {
  label: string;
  /** Null while nothing is chosen. */
  value: ChosenColor | null;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /** Opens at once, for a picker that has just been added. */
  initiallyOpen?: boolean;
  className?: string;
}

/** A button that shows the chosen colour and opens the search; a picture takes the place of the search. */
export function ColorPicker({
  label,
  value,
  list,
  onChoose,
  initiallyOpen = false,
  className,
}: ColorPickerProps) {
  const { t } = useTranslation('generator');
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const [image, setImage] = useState<{ open: boolean; file: File | null }>({ open: false, file: null });
  const closeImage = () => setImage({ open: false, file: null });

  const openImage = (file: File | null) => {
    setOpen(false);
    setImage({ open: true, file });
  };
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger ref={trigger} className={classNames(styles.trigger, className)}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {value ? (
            <>
              <span className={styles.dot} style={{ background: value.hex }} />
              {isNamed(value) ? (
                <span lang="zh">{value.name}</span>
              ) : (
                <span className={layout.spareText}>{customName(value, t)}</span>
              )}
              <span className={classNames(styles.triggerHex, isNamed(value) && layout.spareText)}>
                {value.hex}
              </span>
            </>
          ) : (
            <span className={styles.placeholder}>{t('picker.placeholder')}</span>
          )}
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
        </PopoverTrigger>
        <PopoverContent label={t('picker.title', { label })} className={styles.panel}>
          <SearchPanel
            value={value}
            list={list}
            onChoose={(color) => {
              setOpen(false);
              onChoose(color);
            }}
            onCoCreate={(name) => {
              // It makes way for the sign-in: two of them would fight for the focus.
              setOpen(false);
              void startCoCreation(name);
            }}
          />
          <ImageSource onOpen={openImage} />
        </PopoverContent>
      </Popover>
      <LateDialog
        wanted={image.open}
        late={imageDialog}
        props={{
          ...image,
          onOpenChange: closeImage,
          label,
          list,
          onChoose: (color) => {
            closeImage();
            onChoose(color);
          },
          returnFocus: trigger,
        }}
        failed={t('dialogFailed')}
        onFailure={closeImage}
      />
    </>
  );
}

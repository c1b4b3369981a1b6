import { ColorGloss, colorsOf, GivenName, LateDialog, type ColorList } from '@danqing/area-kit';
import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  Button,
  classNames,
  logError,
  Popover,
  PopoverContent,
  PopoverTrigger,
  preloading,
  useLatePart,
  VisuallyHidden,
} from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useRef, useState } from 'react';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import layout from '../layout/layout.module.css';
import { colorMixer } from '../color-mixer/late-color-mixer.ts';
import { colorShelf, remember } from '../color-shelf/late-color-shelf.ts';
import { imageDialog } from '../image-colors/late-image-dialog.ts';
import { useIncomingPicture } from '../image-colors/use-incoming-picture.ts';
import { startCoCreation } from './co-create-hint.tsx';
import styles from './color-picker.module.css';
import { ImageSource } from './image-source.tsx';
import { searchPanel } from './late-search-panel.ts';

export interface ColorPickerProps {
  label: string;
  value: ChosenColor | null;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /**
   * Takes a colour of an image as the second colour. The picker with this callback also handles images
   * dropped on the page.
   */
  onSecond?: (color: ChosenColor) => void;
  initiallyOpen?: boolean;
  className?: string;
}

export function ColorPicker({
  label,
  value,
  list,
  onChoose,
  onSecond,
  initiallyOpen = false,
  className,
}: ColorPickerProps) {
  const { t } = useTranslation('generator');
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const [image, setImage] = useState<{ open: boolean; file: File | null }>({ open: false, file: null });
  const [mixing, setMixing] = useState(false);
  const stopMixing = () => setMixing(false);
  const closeImage = () => setImage({ open: false, file: null });

  const shelf = useLatePart(colorShelf, open, (error) =>
    logError('generator: favourites and recent colours did not load', error),
  );
  const search = useLatePart(searchPanel, open, (error) => {
    logError('generator: the search did not load', error);
    toast({ message: t('dialogFailed'), variant: 'error' });
    setOpen(false);
  });
  const taking = (take: (color: ChosenColor) => void) => (color: ChosenColor) => {
    setOpen(false);
    closeImage();
    stopMixing();
    remember(color);
    take(color);
  };
  const choose = taking(onChoose);

  const openImage = (file: File | null) => {
    setOpen(false);
    setImage({ open: true, file });
  };
  // An open dialog handles dropped files itself.
  const isFree = () => document.querySelector('[role=dialog]') === null;
  const over = useIncomingPicture((file) => isFree() && openImage(file), onSecond !== undefined);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          ref={trigger}
          {...preloading(searchPanel)}
          className={classNames(styles.trigger, className)}
        >
          <VisuallyHidden>{label} </VisuallyHidden>
          {value ? (
            <>
              <span className={styles.dot} style={{ background: value.hex }} />
              {isNamed(value) ? (
                <>
                  <span lang="zh">{value.name}</span>
                  <ColorGloss color={value} className={classNames(styles.triggerGloss, layout.spareText)} />
                </>
              ) : (
                <GivenName
                  name={customName(value, t)}
                  className={classNames(styles.triggerName, layout.spareText)}
                />
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
        {search.part ? (
          <PopoverContent label={t('picker.title', { label })} className={styles.panel}>
            <search.part
              value={value}
              list={list}
              onChoose={choose}
              onCoCreate={(name) => {
                // Close first: the popover and the sign-in dialog would compete for the focus.
                setOpen(false);
                void startCoCreation(name);
              }}
            />
            {shelf.part ? (
              <shelf.part value={value} colors={colorsOf(list)} onChoose={choose} />
            ) : (
              <div className={styles.shelfPlace} />
            )}
            <ImageSource onOpen={openImage}>
              <Button
                size="sm"
                {...preloading(colorMixer)}
                onClick={() => {
                  setOpen(false);
                  setMixing(true);
                }}
              >
                <Pipette size={16} strokeWidth={1.6} aria-hidden="true" />
                {t('picker.mix')}
              </Button>
            </ImageSource>
          </PopoverContent>
        ) : null}
      </Popover>
      {over && isFree() ? <p className={styles.release}>{t('image.release')}</p> : null}
      <LateDialog
        wanted={image.open}
        late={imageDialog}
        props={{
          ...image,
          onOpenChange: closeImage,
          label,
          list,
          onChoose: choose,
          onSecond: onSecond && taking(onSecond),
          returnFocus: trigger,
        }}
        failed={t('dialogFailed')}
        onFailure={closeImage}
      />
      <LateDialog
        wanted={mixing}
        late={colorMixer}
        props={
          mixing
            ? {
                onClose: stopMixing,
                value,
                list,
                onChoose: choose,
                returnFocus: trigger,
              }
            : null
        }
        failed={t('dialogFailed')}
        onFailure={stopMixing}
      />
    </>
  );
}

import { ColorGloss, colorsOf, GivenName, LazyDialog, type ColorList } from '@danqing/area-kit';
import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  Button,
  classNames,
  logError,
  Popover,
  PopoverContent,
  PopoverTrigger,
  prefetchProps,
  useLazyChunk,
  VisuallyHidden,
} from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useRef, useState } from 'react';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import layout from '../layout/layout.module.css';
import { colorMixer } from '../color-mixer/lazy-color-mixer.ts';
import { savedColorsPanel, remember } from '../color-shelf/lazy-saved-colors.ts';
import { imageDialog } from '../image-colors/lazy-image-dialog.ts';
import { useIncomingPicture } from '../image-colors/use-incoming-picture.ts';
import { startCoCreation } from './co-create-hint.tsx';
import styles from './color-picker.module.css';
import { ImageSource } from './image-source.tsx';
import { searchPanel } from './lazy-search-panel.ts';

export interface ColorPickerProps {
  label: string;
  value: ChosenColor | null;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /**
   * Receives a colour of an image as the second colour. The picker with this callback also handles images
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

  const shelf = useLazyChunk(savedColorsPanel, open, (error) =>
    logError('generator: favourites and recent colours did not load', error),
  );
  const search = useLazyChunk(searchPanel, open, (error) => {
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
          {...prefetchProps(searchPanel)}
          className={classNames(styles.trigger, className)}
        >
          <VisuallyHidden>{label} </VisuallyHidden>
          {value ? (
            <>
              <span className={styles.dot} style={{ background: value.hex }} />
              {isNamed(value) ? (
                <>
                  <span lang="zh">{value.name}</span>
                  <ColorGloss
                    color={value}
                    className={classNames(styles.triggerGloss, layout.optionalText)}
                  />
                </>
              ) : (
                <GivenName
                  name={customName(value, t)}
                  className={classNames(styles.triggerName, layout.optionalText)}
                />
              )}
              <span className={classNames(styles.triggerHex, isNamed(value) && layout.optionalText)}>
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
                // Close first, because the popover and the sign-in dialog would compete for the focus.
                setOpen(false);
                void startCoCreation(name);
              }}
            />
            {shelf.part ? (
              <shelf.part value={value} colors={colorsOf(list)} onChoose={choose} />
            ) : (
              <div className={styles.savedColorsPlaceholder} />
            )}
            <ImageSource onOpen={openImage}>
              <Button
                size="sm"
                {...prefetchProps(colorMixer)}
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
      <LazyDialog
        needed={image.open}
        chunk={imageDialog}
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
      <LazyDialog
        needed={mixing}
        chunk={colorMixer}
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

import { LazyDialog, useFlash, type ColorList } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Popover, PopoverTrigger, type RovingItem } from '@danqing/ui-kit';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { latinKey } from '../history/latin-key.ts';
import { chooser } from './lazy-chooser.ts';
import styles from './scheme-swatches.module.css';
import { SwatchFace } from './swatch-face.tsx';
import { SwatchCaption } from './swatch-caption.tsx';
import { SwatchTools } from './swatch-tools.tsx';
import type { SwatchView } from '../model/swatch-groups.ts';
import type { SwatchActions } from './use-swatch-actions.ts';
import { isOpenSwatch } from '../model/palette/open-palette.ts';
import { swatchLabel, useSwatchName } from '../model/use-swatch-name.ts';

/** Milliseconds for which a card shows "copied", the same as the toast (specification part 1 §9). */
const COPIED_FLASH = 1400;

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface SwatchItemProps {
  slip: SwatchView;
  list: ColorList;
  roving: RovingItem;
  actions: SwatchActions;
}

/**
 * Renders a swatch with its keyboard shortcuts. Enter: replace; C: copy; L: lock; Alt with an arrow: move; R:
 * regenerate; +: add; Delete: remove.
 */
export function SwatchItem({ slip, list, roving, actions }: SwatchItemProps) {
  const { t } = useTranslation('generator');
  const { swatch } = slip;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const [copied, flash] = useFlash<string>(COPIED_FLASH);
  const copy = useCopy();
  const name = useSwatchName(slip);
  const text = textOn(swatch.hex);

  const copySwatch = async () => {
    if (await copy(swatch.hex, swatch.hex, (slip.exact && slip.color) || undefined)) flash(swatch.hex);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    if (event.altKey && move !== undefined) {
      // Prevents the browser's Alt+arrow navigation.
      event.preventDefault();
      actions.move(slip, move);
      return;
    }
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const key = plain ? latinKey(event) : '';
    if (key === 'c') void copySwatch();
    else if (key === 'l') actions.lock(slip);
    else if (key === 'r') actions.regenerate?.();
    else if (key === '+') actions.add(slip);
    else if (plain && event.key === 'Delete') actions.remove(slip);
    else roving.onKeyDown(event);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <li className={styles.item} style={{ '--face': swatch.hex, '--text': text }} data-swatch={swatch.name}>
        <PopoverTrigger
          {...roving}
          onKeyDown={onKeyDown}
          aria-label={name}
          aria-keyshortcuts="C L R + Delete Alt+ArrowLeft Alt+ArrowRight"
          className={classNames(
            styles.swatch,
            swatch.mapped && styles.mapped,
            slip.folded && styles.folded,
            slip.repeatsLeft && styles.same,
          )}
        >
          <SwatchFace slip={slip} loading={list.status === 'loading'} copied={copied === swatch.hex} />
          <SwatchCaption slip={slip} />
        </PopoverTrigger>
        <SwatchTools
          label={swatchLabel(swatch, t)}
          hex={swatch.hex}
          locked={isOpenSwatch(swatch) ? null : swatch.locked}
          onCopy={() => void copySwatch()}
          onLock={() => actions.lock(slip)}
        />
      </li>
      <LazyDialog
        needed={open}
        chunk={chooser}
        props={{
          slip,
          list,
          actions,
          onClose: close,
          onApply: (color) => {
            close();
            actions.replace(slip, color);
          },
        }}
        failed={t('dialogFailed')}
        onFailure={close}
      />
    </Popover>
  );
}

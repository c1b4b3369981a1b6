import { textOn } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Popover, PopoverContent, PopoverTrigger } from '@danqing/ui-kit';
import Copy from 'lucide-react/icons/copy';
import { useState, type KeyboardEvent } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { useFlash } from '../copy/use-flash.ts';
import type { ColorList } from '../generator/route-color.ts';
import { Chooser } from './chooser.tsx';
import styles from './palette-strip.module.css';
import { SlipFace } from './slip-face.tsx';
import { SlipLabel } from './slip-label.tsx';
import type { Slip } from './strip-groups.ts';
import type { RovingItem } from './use-roving-focus.ts';
import { swatchLabel, useSlipName } from './use-slip-name.ts';

/** How long a copied slip says so, in milliseconds: as long as the toast (specification part 1 §9). */
const COPIED_FLASH = 1400;

interface SlipItemProps {
  slip: Slip;
  list: ColorList;
  roving: RovingItem;
  onReplace: (hex: string) => void;
}

/** One swatch: press or Enter to replace it, C or the small button to copy it. */
export function SlipItem({ slip, list, roving, onReplace }: SlipItemProps) {
  const { t } = useTranslation('generator');
  const { swatch } = slip;
  const [open, setOpen] = useState(false);
  const [copied, flash] = useFlash<string>(COPIED_FLASH);
  const copy = useCopy();
  const name = useSlipName(slip);
  const text = textOn(swatch.hex);

  const copySwatch = async () => {
    if (await copy(swatch.hex, swatch.hex)) flash(swatch.hex);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key.toLowerCase() === 'c' && plain) void copySwatch();
    else roving.onKeyDown(event);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <li className={styles.item} style={{ '--face': swatch.hex, '--text': text }}>
        <PopoverTrigger
          {...roving}
          onKeyDown={onKeyDown}
          aria-label={name}
          aria-keyshortcuts="C"
          className={classNames(
            styles.slip,
            swatch.mapped && styles.mapped,
            slip.folded && styles.folded,
            slip.sameAs !== null && styles.same,
          )}
        >
          <SlipFace slip={slip} loading={list.status === 'loading'} copied={copied === swatch.hex} />
          <SlipLabel slip={slip} />
        </PopoverTrigger>
        <button
          type="button"
          tabIndex={-1}
          className={styles.copy}
          aria-label={t('strip.copy', { hex: swatch.hex })}
          onClick={copySwatch}
        >
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </li>
      <PopoverContent
        label={t('chooser.title', { name: swatchLabel(swatch, t) })}
        align="center"
        className={styles.popover}
      >
        <Chooser
          swatch={swatch}
          list={list}
          onClose={() => setOpen(false)}
          onApply={(hex) => {
            setOpen(false);
            onReplace(hex);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
